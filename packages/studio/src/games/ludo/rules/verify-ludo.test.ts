import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playedLudo } from '../../../../testing/played-ludo.ts';
import { type LudoRecord, writeLudoRecord } from './ludo-record.ts';
import { readLudoRecord } from './read-ludo-record.ts';
import { verifyLudo } from './verify-ludo.ts';

const { record } = playedLudo('two people');
const againstHouse = playedLudo('the house', { isHouse: true }).record;

const failing = (changed: LudoRecord): string[] =>
  verifyLudo(changed)
    .checks.filter(({ isOk }) => !isOk)
    .map(({ key }) => key);
const change = (changes: Partial<LudoRecord>): LudoRecord => ({ ...record, ...changes });

/** The record with one later move of the house changed to another token. */
function withOtherHouseMove(from: LudoRecord): LudoRecord {
  const at = from.moves.findIndex((move) => move.by === 'house' && move.token !== null && move.n > 8);
  const moves = from.moves.map((move, index) =>
    index === at ? { ...move, token: ((move.token ?? 0) + 1) % 4 } : move,
  );
  return { ...from, moves };
}

describe('the proof of a game', () => {
  it('holds for a game as it was played', () => {
    expect(failing(record)).toEqual([]);
    expect(verifyLudo(record).checks.map(({ key }) => key)).toEqual([
      'version',
      'server-seed',
      'seeds',
      'toss',
      'dice',
      'moves',
      'score',
      'result',
    ]);
  });

  it('holds for games against the house, whose every move is computed again', () => {
    for (const name of ['sixes', 'more sixes', 'many sixes'])
      expect(failing(playedLudo(name, { isHouse: true }).record)).toEqual([]);
    expect(failing(againstHouse)).toEqual([]);
    expect(verifyLudo(againstHouse).checks.map(({ key }) => key)).toContain('house');
  });

  it('holds for games against the house by the first rules, as they were played and stored then', () => {
    const stored: unknown[] = JSON.parse(
      readFileSync(new URL('../../../../testing/ludo-first-rules.json', import.meta.url), 'utf8'),
    );
    expect(stored).toHaveLength(3);
    for (const one of stored) {
      const read = readLudoRecord(JSON.stringify(one));
      if (!read.ok) throw new Error(read.refusal.field);
      expect(read.value.version).toBe(1);
      expect(failing(read.value)).toEqual([]);
      expect(failing({ ...read.value, version: 2 })).toContain('house');
    }
  });

  it('holds for games with missed turns, lost lives, or ended by the clock', () => {
    const late = playedLudo('late', { isLate: (n) => n === 5 || n === 12 }).record;
    expect(late.moves.filter(({ by }) => by === 'clock')).toHaveLength(2);
    expect(failing(late)).toEqual([]);
    const lost = playedLudo('lost', { isLate: () => true }).record;
    expect(lost.end.reason).toBe('lives');
    expect(failing(lost)).toEqual([]);
    const timed = playedLudo('timed', { isTimeUp: (n) => n > 20 }).record;
    expect(timed.end.reason).toBe('time');
    expect(failing(timed)).toEqual([]);
  });

  it.each<[string, Partial<LudoRecord>, string[]]>([
    ['rules that nobody knows', { version: 3 }, ['version']],
    ['no rules', { version: 0 }, ['version']],
    ['a server seed nobody committed to', { serverSeedHash: 'a'.repeat(64) }, ['server-seed']],
    [
      'another hash of a player',
      { seats: { ...record.seats, A: { ...record.seats.A, seedHash: 'b'.repeat(64) } } },
      ['seeds'],
    ],
    ['a score that was not played', { scores: { ...record.scores, A: record.scores.A + 1 } }, ['score']],
    ['another winner', { end: { ...record.end, winner: record.end.winner === 'A' ? 'B' : 'A' } }, ['result']],
    ['an end before its time', { moves: record.moves.slice(0, -1) }, ['score', 'result']],
    ['a seed that is none', { serverSeed: 'x' }, ['record']],
  ])('fails with %s, and says where', (_, changes, keys) => {
    expect(failing(change(changes))).toEqual(expect.arrayContaining(keys));
  });

  it('fails with a die that was not drawn', () => {
    const moves = record.moves.map((move) => (move.n === 1 ? { ...move, die: (move.die % 6) + 1 } : move));
    expect(failing(change({ moves }))).toContain('dice');
  });

  it('fails with a move by the other seat', () => {
    const moves = record.moves.map((move) =>
      move.n === 1 ? { ...move, seat: move.seat === 'A' ? ('B' as const) : ('A' as const) } : move,
    );
    expect(failing(change({ moves }))).toContain('moves');
  });

  it('fails when the house moved another token', () => {
    const keys = failing(withOtherHouseMove(againstHouse));
    expect(keys.includes('house') || keys.includes('moves')).toBe(true);
  });

  it('fails with a die that could be moved but was not', () => {
    const moves = record.moves.map((move) => (move.n === 1 ? { ...move, token: null } : move));
    expect(failing(change({ moves }))).toContain('moves');
  });

  it('fails with a move of the house made by a player, or of a player made by the house', () => {
    const swap = (from: LudoRecord, by: 'player' | 'house') =>
      failing({ ...from, moves: from.moves.map((move) => ({ ...move, by })) });
    expect(swap(againstHouse, 'player')).toContain('moves');
    expect(swap(record, 'house')).toContain('moves');
  });
});

describe('a record', () => {
  it('is read as it was written', () => {
    expect(readLudoRecord(writeLudoRecord(record))).toEqual({ ok: true, value: record });
  });

  it.each([
    ['nothing', '', '', 'not-json'],
    ['a list', '[]', '', 'malformed'],
    ['no seats', JSON.stringify({ ...record, seats: undefined }), 'seats', 'missing'],
    [
      'a fifth token',
      JSON.stringify({ ...record, moves: [{ ...record.moves[0], token: 4 }] }),
      'moves.0.token',
      'malformed',
    ],
    [
      'a winner nobody knows',
      JSON.stringify({ ...record, end: { ...record.end, winner: 'C' } }),
      'end.winner',
      'malformed',
    ],
  ])('that is %s is refused with its field', (_, text, field, fault) => {
    expect(readLudoRecord(text)).toEqual({ ok: false, refusal: { field, fault } });
  });
});
