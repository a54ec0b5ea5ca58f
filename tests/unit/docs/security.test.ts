import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| +(\d) \| ([\w/]+) +\| (.+?) +\|$/gm)].map(
  ([, number = '', level = '', state = '', how = '']) => ({ number, level, state, how }),
);

/**
 * The level of each requirement of ASVS 5.0.0, by section: the first digit of 1.1 is
 * that of 1.1.1. V17 does not apply here.
 */
const sections: Record<string, string> = {
  ...{ '1.1': '22', '1.2': '1111122223', '1.3': '112222222223', '1.4': '222', '1.5': '123' },
  ...{ '2.1': '122', '2.2': '112', '2.3': '12223', '2.4': '23' },
  ...{ '3.1': '3', '3.2': '113', '3.3': '12223', '3.4': '11222233', '3.5': '11122333', '3.6': '3', '3.7': '22333' },
  ...{ '4.1': '12233', '4.2': '23333', '4.3': '22', '4.4': '1222' },
  ...{ '5.1': '2', '5.2': '112333', '5.3': '113', '5.4': '222' },
  ...{ '6.1': '122', '6.2': '111111112222', '6.3': '11223333', '6.4': '112233', '6.5': '22222333', '6.6': '2223' },
  ...{ '6.7': '33', '6.8': '2222' },
  ...{ '7.1': '222', '7.2': '1111', '7.3': '22', '7.4': '11222', '7.5': '223', '7.6': '22' },
  ...{ '8.1': '1233', '8.2': '1123', '8.3': '133', '8.4': '23' },
  ...{ '9.1': '111', '9.2': '1222' },
  ...{ '10.1': '22', '10.2': '223', '10.3': '22223', '10.4': '1111122222233333', '10.5': '22222', '10.6': '22' },
  ...{ '10.7': '222' },
  ...{ '11.1': '2233', '11.2': '22233', '11.3': '11233', '11.4': '1222', '11.5': '23', '11.6': '23', '11.7': '33' },
  ...{ '12.1': '12233', '12.2': '11', '12.3': '22223' },
  ...{ '13.1': '2333', '13.2': '222223', '13.3': '2233', '13.4': '1222233' },
  ...{ '14.1': '22', '14.2': '12223333', '14.3': '122' },
  ...{ '15.1': '12233', '15.2': '12233', '15.3': '1222222', '15.4': '3333' },
  ...{ '16.1': '2', '16.2': '22222', '16.3': '2222', '16.4': '222', '16.5': '2223' },
};
const requirements = Object.entries(sections).flatMap(([section, levels]) =>
  [...levels].map((level, index) => ({ number: `${section}.${index + 1}`, level })),
);

test('every file named in the document exists', () => {
  const named = [...page.matchAll(/`((?:tests|lib|app|scripts|supabase|docs|deploy)\/[^`]+|next\.config\.ts)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('every requirement of levels 1 and 2 is listed once, under its level', () => {
  // 345 requirements, of which 70 are level 1 and 183 level 2; V17 has 12, of which 7 are level 1 or 2.
  expect(requirements).toHaveLength(345 - 12);
  const requirementsInScope = requirements.filter(({ level }) => level !== '3');
  expect(requirementsInScope).toHaveLength(70 + 183 - 7);
  const line = ({ number, level }: { number: string; level: string }) => `${number} level ${level}`;
  expect(rows.map(line).sort()).toEqual(requirementsInScope.map(line).sort());
});

test('every row has a valid status and a comment', () => {
  for (const { number, state, how } of rows) {
    expect(['yes', 'n/a', 'deploy', 'open'], number).toContain(state);
    expect(how.length, number).toBeGreaterThan(3);
  }
});
