import { waitUntilLauncherReportsBackend } from '@/server/wait-for-backend-ready-message';

const ready = waitUntilLauncherReportsBackend();
process.send?.('loaded');
await ready;
process.send?.('ready');
