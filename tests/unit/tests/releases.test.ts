import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changedModules } from '@/tests/releases/project';

// Those tests run for minutes and outside `npm test`: a module that is renamed would go unnoticed until then.
test.each(changedModules)('the release tests can change %s', (module) => {
  expect(readFileSync(module, 'utf8')).toMatch(/^export /m);
});
