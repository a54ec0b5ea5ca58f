import { expect, it } from 'vitest';
import { buildAssigneeAndFilterOptions } from '@/lib/leads/assignees';

const labels = { me: 'Me', nobody: 'Nobody', somebody: 'Former colleague', left: (name: string) => `${name} (left)` };
const people = [
  { id: 'a', name: 'Anna', active: true },
  { id: 'n', name: 'Nikos', active: false },
];

it('leads can be assigned to active members, and filtered by former ones', () => {
  const { working, selected: selectable } = buildAssigneeAndFilterOptions(people, 'n', labels);
  expect(working.map(({ label }) => label)).toEqual(['Me', 'Nobody', 'Anna']);
  expect(selectable.map(({ label }) => label)).toEqual(['Me', 'Nobody', 'Anna', 'Nikos (left)']);
});

it('a saved view with an unknown assignee still shows its filter', () => {
  expect(buildAssigneeAndFilterOptions(people, 'x', labels).selected.at(-1)).toEqual({
    value: 'x',
    label: 'Former colleague',
  });
  expect(buildAssigneeAndFilterOptions(people, '', labels).selected).toHaveLength(4);
});
