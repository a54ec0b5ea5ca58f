import { describe, expect, it } from 'vitest';
import { readAllRows } from '@/lib/auth/read-all-rows';

const idOf = (at: number) => `00000000-0000-0000-0000-${String(at + 1).padStart(12, '0')}`;

/** A table with so many rows, which `after(request)` may change, and what a session may read of it and the profiles. */
function tableOf(count: number, { maxRows = 1000, after = (_: number, __: { id: string }[]) => {} } = {}) {
  const rows = Array.from({ length: count }, (_, at) => ({ id: idOf(at) }));
  const state = { ended: false, profileRole: 'editor', requests: 0 };
  const profiles = {
    select: () => profiles,
    in: (_: string, roles: string[]) => ({ is: () => ({ limit: () => profileOf(roles) }) }),
  };
  const profileOf = async (roles: string[]) => {
    const data = !state.ended && roles.includes(state.profileRole) ? [{ user_id: 'me' }] : [];
    return { data, error: null };
  };
  const read = () =>
    readAllRows({ from: () => profiles } as never, ['admin', 'editor'], async (id, limit) => {
      const data = state.ended ? [] : rows.filter((row) => row.id >= id).slice(0, Math.min(limit, maxRows));
      state.requests += 1;
      after(state.requests, rows);
      return { data, error: null };
    });
  return { rows, state, read };
}

describe('all rows of a table', () => {
  it.each([0, 1, 999, 1000, 1001, 1999, 2000, 3500])('%i rows, each once', async (count) => {
    const { rows, read } = tableOf(count);
    expect(await read()).toEqual(rows);
  });

  it('are read to the end from a back end that returns fewer at once', async () => {
    const { rows, read } = tableOf(450, { maxRows: 100 });
    expect(await read()).toEqual(rows);
  });

  it.each([1, 2, 3, 4])('are an error if the session ends after request %i, before the last page', async (last) => {
    const { state, read } = tableOf(3500, {
      after: (request) => {
        state.ended = request >= last;
      },
    });
    await expect(read()).rejects.toThrow('to the end');
  });

  it('are an error if the session has ended or lost its role before the first page', async () => {
    for (const table of [0, 5]) {
      const { state, read } = tableOf(table);
      state.ended = true;
      await expect(read()).rejects.toThrow('to the end');
    }
    const { state, read } = tableOf(0);
    state.profileRole = 'sales';
    await expect(read()).rejects.toThrow('to the end');
  });

  it('are complete if the last one of a page is deleted meanwhile', async () => {
    const { rows, read } = tableOf(2500, {
      after: (request, all) => {
        if (request === 1) all.splice(999, 1);
      },
    });
    const before = [...rows];
    expect(await read()).toEqual(before);
  });

  it('are an error if the back end reports one', async () => {
    const failing = readAllRows({} as never, ['admin'], async () => ({ data: null, error: { code: 'XX000' } }));
    await expect(failing).rejects.toThrow('XX000');
  });
});
