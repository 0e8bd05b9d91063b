import type { BookmakerPicture, SessionRow } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { bookOfState, patchBookmaker, stateOfPicture } from './bookmaker-wire.ts';

const session = (id: string, name: string, priority: number): SessionRow => ({
  session_name: name,
  session_id: id,
  Selection_id: id,
  runsYes: 47,
  runsNo: 45,
  oddsYes: 0.9,
  oddsNo: 1,
  running_status: '',
  max: '1000',
  min: 100,
  priority: String(priority),
  remark: '',
  com_perm: 'YES',
  play_status: 1,
});

const lions = {
  team_name: 'Lions',
  lgaai: '0.90',
  khaai: '0.92',
  positon: 0,
  selectionid: 1,
  running_status: '',
};

function picture(rows: SessionRow[] = [], n = 5): BookmakerPicture {
  const result = { team_data: [lions], toss_data: [], session: rows };
  return { n, result: { ...result, commission_fancy_data: rows, no_commission_fancy_data: [] } };
}

const namesOf = (state: ReturnType<typeof stateOfPicture>) =>
  bookOfState(state).fancies.map(({ name }) => name);

test('a patch with the next number changes only what it contains', () => {
  const state = stateOfPicture(picture([session('a', '6 OVER RUNS', 1), session('b', '20 OVER RUNS', 2)]));
  const next = patchBookmaker(state, { n: 6, session: [{ Selection_id: 'b', runsYes: 160 }] });
  expect(next?.sessions[0]).toBe(state.sessions[0]);
  expect(next?.sessions[1]).toEqual({ ...state.sessions[1], runsYes: 160 });
  expect(next?.teams).toBe(state.teams);
});

test.each([5, 7, 9])('a patch numbered %i does not follow picture 5', (n) => {
  expect(patchBookmaker(stateOfPicture(picture()), { n })).toBeUndefined();
});

test('a new session is inserted by the order of names, and one that is gone is removed', () => {
  const state = stateOfPicture(picture([session('a', '6 OVER RUNS', 1), session('b', 'FALL OF 1ST WKT', 2)]));
  const added = patchBookmaker(state, {
    n: 6,
    session: [session('c', '10 OVER RUNS', 2), { Selection_id: 'b', priority: '3' }],
  });
  expect(added && namesOf(added)).toEqual(['6 OVER RUNS', '10 OVER RUNS', 'FALL OF 1ST WKT']);
  const left = added && patchBookmaker(added, { n: 7, gone: ['a'] });
  expect(left && namesOf(left)).toEqual(['10 OVER RUNS', 'FALL OF 1ST WKT']);
});

test('a suspended row has no price, whatever figures were sent with it', () => {
  const stopped = { ...session('a', '6 OVER RUNS', 1), running_status: 'SUSPENDED' };
  const { fancies } = bookOfState(stateOfPicture(picture([stopped])));
  expect(fancies[0]).toMatchObject({ isSuspended: true, yes: { odds: 0, run: 0 }, no: { odds: 0, run: 0 } });
});

test.each([
  ['BALL RUNNING', 'ballRunning'],
  ['Ball Running', 'ballRunning'],
  ['CLOSED', 'closed'],
])('a row with the status %s takes no bets and gives the reason', (running_status, stop) => {
  const stopped = { ...session('a', '6 OVER RUNS', 1), running_status };
  const { fancies } = bookOfState(stateOfPicture(picture([stopped])));
  expect(fancies[0]).toMatchObject({ isSuspended: true, stop, yes: { odds: 0, run: 0 } });
});

test('a source that sends only the two fancy lists is supported too', () => {
  const rows = [session('a', '6 OVER RUNS', 1)];
  const { n, result } = picture(rows);
  const free = { ...session('b', '20 OVER RUNS', 2), com_perm: 'NO' as const };
  const state = stateOfPicture({ n, result: { ...result, session: [], no_commission_fancy_data: [free] } });
  expect(bookOfState(state).fancies.map(({ isCommission }) => isCommission)).toEqual([true, false]);
});
