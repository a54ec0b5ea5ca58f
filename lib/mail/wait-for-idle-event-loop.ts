import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const busyAbove = 0.8;
const sampleMs = 100;
const maxMs = 500;

/**
 * Resolves when requests have left the event loop time to spare, after half a second at the latest, or when `isOver`.
 * An email can wait; whoever has just sent a form cannot.
 */
export async function waitForIdleEventLoop(isOver: () => boolean): Promise<void> {
  for (let waited = 0; waited < maxMs && !isOver(); waited += sampleMs) {
    const before = performance.eventLoopUtilization();
    await sleep(sampleMs);
    if (performance.eventLoopUtilization(before).utilization < busyAbove) return;
  }
}
