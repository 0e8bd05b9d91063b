import { describe, expect, test } from 'vitest';
import { type Cell, cannotHappen, isBlock, stageCase } from '../../../testing/stage-innings.ts';
import { writeCases } from '../../../testing/write-cases.ts';
import { judgeSession } from '../judge-session.ts';
import { FANCY_RULES } from '../rules.ts';
import type { SessionVerdict } from '../session.ts';
import { kindOfSession } from './kind-of-session.ts';
import {
  CASE_INNINGS,
  CASE_KINDS,
  CASE_ROWS,
  CASE_STAGES,
  INNINGS_ENDS,
  settlementCase,
  tabulate,
} from './settlement-cases.ts';

const CELLS: readonly Cell[] = CASE_KINDS.flatMap((kind) =>
  CASE_STAGES.flatMap((stage) =>
    INNINGS_ENDS.flatMap((end) => CASE_INNINGS.map((innings) => ({ kind, stage, end, innings }))),
  ),
);
const PLAYABLE = CELLS.filter((cell) => !cannotHappen(cell));

const lastVerdict = (cell: Cell, isBoundaries = false): SessionVerdict => {
  const { session, moments } = stageCase(cell, isBoundaries);
  const match = moments.at(-1);
  if (match === undefined) throw new Error('nothing was played');
  return judgeSession(match, session);
};

describe('the table of settlement', () => {
  test('has exactly one row for every case: each row is needed, and none overlaps another', () => {
    for (const row of CASE_ROWS) {
      expect(() => tabulate(CASE_ROWS.filter((each) => each !== row))).toThrow('no row settles');
      expect(() => tabulate([...CASE_ROWS, row])).toThrow('two rows settle');
    }
  });

  test('has 448 cases, of which 360 can be played: the others cannot happen in cricket', () => {
    expect(CELLS).toHaveLength(448);
    expect(PLAYABLE).toHaveLength(360);
  });

  test.each(PLAYABLE)(
    '$kind, $stage, $end, $innings innings: is settled as its row says, with a reason',
    (cell) => {
      const { kind, stage, end, innings } = cell;
      const { verdict, rule } = settlementCase(kind, stage, end, innings);
      const judged = lastVerdict(cell);
      expect(judged.kind).toBe(verdict === 'void' ? 'void' : 'run');
      if (judged.kind === 'undecided') throw new Error('left open');
      if (rule !== undefined) expect(judged.rule).toBe(rule);
      expect(FANCY_RULES.map(({ id }) => id)).toContain(judged.rule);
      expect(judged.reason).toMatch(verdict === 'void' ? /^[A-Z].* void\.$/ : /^[A-Z].*\.$/);
    },
  );

  test.each(PLAYABLE)(
    '$kind, $stage, $end, $innings innings: gets the same verdict whenever it is judged',
    (cell) => {
      const { session, moments } = stageCase(cell);
      const given = moments.map((match) => judgeSession(match, session));
      const decided = given.filter((verdict) => verdict.kind !== 'undecided');
      expect(decided.length).toBeGreaterThan(0);
      expect(new Set(decided.map((verdict) => JSON.stringify(verdict))).size).toBe(1);
      expect(given.slice(given.length - decided.length)).toEqual(decided);
    },
  );

  test('is tested with sessions of the kind of each case', () => {
    for (const cell of PLAYABLE) {
      const { session, moments } = stageCase(cell);
      const [match] = moments;
      expect(match && kindOfSession(match, session)).toBe(cell.kind);
    }
  });

  test('settles boundaries of the first overs wherever it settles their runs', () => {
    for (const cell of PLAYABLE.filter(({ kind }) => isBlock(kind)))
      expect({ ...cell, ended: lastVerdict(cell, true).kind }).toEqual({
        ...cell,
        ended: lastVerdict(cell).kind,
      });
  });

  test('is what docs/settlement-cases.md shows', async () => {
    await expect(writeCases()).toMatchFileSnapshot('../../../../../docs/settlement-cases.md');
  });
});
