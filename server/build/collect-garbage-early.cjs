// For the processes that render pages, whose number is fixed: V8 lets a heap grow to almost three times what is in use
// before it collects garbage, with 1,000 products to 410 MB instead of 260 in each. What it costs in CPU time is in
// docs/performance.md. Next.js passes a module to its workers, but not the flag itself.
require('node:v8').setFlagsFromString('--heap-growing-percent=50');
