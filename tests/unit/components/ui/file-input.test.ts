import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFilesBelow } from '@/lib/files/list-files';
import { projectDir } from '@/server/project-environment';

test('every control that chooses files looks like a button', () => {
  const sources = ['app', 'components'].flatMap((folder) => listFilesBelow(path.join(projectDir, folder)));
  const withFileControl = sources.filter(
    (file) => file.endsWith('.tsx') && readFileSync(file, 'utf8').includes('type="file"'),
  );
  expect(withFileControl.map((file) => path.basename(file))).toEqual(['file-input.tsx']);
});
