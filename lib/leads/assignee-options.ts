import type { Assignee } from './assignees';

type Choice = { value: string; label: string };
type AssigneeLabels = { me: string; nobody: string; somebody: string; left: (name: string) => string };

/**
 * The people that leads can be assigned to, and those a list can be filtered by: also former assignees, whose leads
 * must remain findable, and whoever the URL names (`requested`), so that the next search names the same.
 */
export function buildAssigneeAndFilterOptions(
  people: Assignee[],
  requested: string,
  labels: AssigneeLabels,
): { working: Choice[]; selected: Choice[] } {
  const working = [
    { value: 'me', label: labels.me },
    { value: 'none', label: labels.nobody },
    ...people.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const former = people
    .filter(({ active }) => !active)
    .map(({ id, name }) => ({ value: id, label: labels.left(name) }));
  const selected = [...working, ...former];
  if (requested && !selected.some(({ value }) => value === requested))
    selected.push({ value: requested, label: labels.somebody });
  return { working, selected };
}
