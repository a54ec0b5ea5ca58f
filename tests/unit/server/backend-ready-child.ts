import { waitUntilLauncherReportsBackend } from '@/server/wait-until-launcher-reports-backend';

const ready = waitUntilLauncherReportsBackend();
process.send?.('loaded');
await ready;
process.send?.('ready');
