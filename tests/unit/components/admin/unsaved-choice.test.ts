import { expect, test } from 'vitest';
import { type UnsavedChoiceState, updateSelectChoice } from '@/components/admin/leads/use-unsaved-choice';

const loaded: UnsavedChoiceState = { drawn: 'new', chosen: 'new', value: 'new', result: null };

test('a select follows the value when nothing else is chosen in it', () => {
  expect(updateSelectChoice(loaded, 'answered', null)).toMatchObject({ drawn: 'answered', chosen: 'answered' });
});

test('a reply from the same page keeps an unsaved choice, however often the value changes', () => {
  const replied = updateSelectChoice({ ...loaded, chosen: 'won' }, 'answered', null);
  expect(replied).toMatchObject({ drawn: 'new', chosen: 'won', value: 'answered' });
  expect(updateSelectChoice(replied, 'in_progress', null)).toMatchObject({ drawn: 'new', chosen: 'won' });
});

test('the choice is drawn once it is the value, and a result of the form replaces it', () => {
  const chosen = { ...loaded, chosen: 'won' };
  expect(updateSelectChoice(chosen, 'won', null)).toMatchObject({ drawn: 'won', chosen: 'won' });
  expect(updateSelectChoice(chosen, 'lost', { ok: true })).toMatchObject({ drawn: 'lost', chosen: 'lost' });
});
