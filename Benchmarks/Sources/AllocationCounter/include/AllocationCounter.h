#pragma once

/// The number of heap allocations that the process has made.
unsigned long allocation_count(void);

/// The bytes of the heap that are in use.
unsigned long allocated_bytes(void);
