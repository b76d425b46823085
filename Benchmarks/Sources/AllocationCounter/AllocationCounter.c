#include "AllocationCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

// The executable's own malloc takes precedence over glibc's, also for the Swift runtime.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static unsigned long count;

void *malloc(size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  return memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *new = memalign(alignment, size);
  if (new == NULL) return ENOMEM;
  *block = new;
  return 0;
}

unsigned long allocation_count(void) {
  return __atomic_load_n(&count, __ATOMIC_RELAXED);
}

unsigned long allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
