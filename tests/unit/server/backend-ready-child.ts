import { backendReady } from '@/server/backend-ready';

const ready = backendReady();
process.send?.('loaded');
await ready;
process.send?.('ready');
