import { waitForBackend } from '@/server/wait-for-backend';

const ready = waitForBackend();
process.send?.('loaded');
await ready;
process.send?.('ready');
