import { expect, test, vi } from 'vitest';
import { runCataloguePdfAndOgCardScripts } from '@/server/build/deferred-build-steps';

vi.mock('@/server/child-process', async (original) => {
  const { spawn } = await import('node:child_process');
  // What its own child prints comes after its exit.
  const failing = `
    const late = "setTimeout(() => console.error('why it failed'), 300)";
    require('node:child_process').spawn(process.execPath, ['-e', late], { stdio: 'inherit' });
    process.exit(3);`;
  return {
    ...(await original<typeof import('@/server/child-process')>()),
    startProjectProgram: () => spawn(process.execPath, ['-e', failing], { stdio: ['ignore', 'pipe', 'pipe'] }),
  };
});

test('what programs that fail print last is printed before their step ends, after which the build may exit', async () => {
  let printed = '';
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((part) => {
    printed += part;
    return true;
  });
  try {
    expect(await runCataloguePdfAndOgCardScripts(() => {})).toBe(3);
    expect(printed).toBe('why it failed\nwhy it failed\n');
  } finally {
    write.mockRestore();
  }
});
