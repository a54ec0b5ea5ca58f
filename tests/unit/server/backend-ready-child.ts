import { waitForBackendReadyMessage } from '@/server/wait-for-backend';

const ready = waitForBackendReadyMessage();
process.send?.('loaded');
await ready;
process.send?.('ready');
