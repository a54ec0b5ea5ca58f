// For the processes that render pages, whose number is fixed: V8 lets a heap grow to almost three times what is in use
// before it collects garbage. At twice, a large build takes a quarter less memory; at 1.5 times it would take more CPU
// time (docs/performance.md). Next.js passes a module to its workers, but not the flag itself.
require('node:v8').setFlagsFromString('--heap-growing-percent=100');
