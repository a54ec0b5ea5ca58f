import { waitUntilLauncherReportsBackend } from '@/server/wait-for-backend';

const ready = waitUntilLauncherReportsBackend();
process.send?.('loaded');
await ready;
process.send?.('ready');
