import { commitmentTo, keyFromHex } from '@maidan/betting';
import { runToEnd } from '@maidan/games/kit/run-to-end.ts';
import { type Compared, compare } from '@maidan/games/proof/compare.ts';
import { dieAt, firstSeatOf, hashOfLudoSeed, type LudoSeeds } from './ludo-dice.ts';
import type { LudoRecord } from './ludo-record.ts';
import { isLudoVersion, ludoVersion } from './ludo-rules.ts';
import { scoreOf } from './ludo-score.ts';
import { isEndAsPlayed, replayLudo } from './replay-ludo.ts';

export type LudoCheckKey =
  /** The server's seed is a valid key in hex. */
  | 'record'
  /** This code knows the rules that the game was played by. */
  | 'version'
  /** The server's seed hashes to what was shown before the players committed to theirs. */
  | 'server-seed'
  /** The players' seeds hash to what they committed to. */
  | 'seeds'
  | 'toss'
  | 'dice'
  /** Every die was moved as the rules allow, by the seat whose turn it was. */
  | 'moves'
  /** The house moved as its player of those rules does. */
  | 'house'
  | 'score'
  | 'result';

export type LudoCheck = Compared<LudoCheckKey>;

export interface LudoVerification {
  readonly isOk: boolean;
  readonly checks: readonly LudoCheck[];
}

/** Yields the number of moves left, so that a page can show progress. */
export function* verifyLudoInSteps(record: LudoRecord): Generator<number, LudoVerification> {
  const serverSeed = keyFromHex(record.serverSeed);
  if (serverSeed === undefined) return conclude([compare('record', record.serverSeed, '')]);
  const { gameId, seats, moves, scores } = record;
  const seeds: LudoSeeds = { gameId, serverSeed, seedA: seats.A.seed, seedB: seats.B.seed };
  const replay = yield* replayLudo(record);
  const { tokens } = replay.state;
  const hasHouse = seats.A.isHouse || seats.B.isHouse;
  const isEnd = replay.wrongMove === undefined && isEndAsPlayed(replay.state, record);
  return conclude([
    compare(
      'version',
      String(record.version),
      String(isLudoVersion(record.version) ? record.version : ludoVersion),
    ),
    compare('server-seed', record.serverSeedHash, commitmentTo(serverSeed)),
    compare('seeds', `${seats.A.seedHash} ${seats.B.seedHash}`, hashesOf(record)),
    compare('toss', record.first, firstSeatOf(dieAt(seeds, 0))),
    compare('dice', diceText(moves.map(({ die }) => die)), diceText(moves.map(({ n }) => dieAt(seeds, n)))),
    atDie('moves', moves.length, replay.wrongMove),
    ...(hasHouse ? [atDie('house', moves.length, replay.wrongHouseMove)] : []),
    compare('score', `${scores.A}-${scores.B}`, `${scoreOf(tokens.A)}-${scoreOf(tokens.B)}`),
    compare('result', endText(record), isEnd ? endText(record) : ''),
  ]);
}

/** All steps at once; a game against the house takes a moment. */
export const verifyLudo = (record: LudoRecord): LudoVerification => runToEnd(verifyLudoInSteps(record));

const hashesOf = ({ seats }: LudoRecord): string =>
  `${hashOfLudoSeed(seats.A.seed) ?? ''} ${hashOfLudoSeed(seats.B.seed) ?? ''}`;

const diceText = (dice: readonly number[]): string => dice.join(' ');

const endText = ({ end }: LudoRecord): string => `${end.reason} ${end.winner ?? '-'}`;

/** `found` is the number of the first wrong die, or the number of dice when all are right. */
const atDie = (key: LudoCheckKey, dice: number, wrong: number | undefined): LudoCheck => ({
  key,
  isOk: wrong === undefined,
  shown: String(dice),
  found: wrong === undefined ? String(dice) : `#${wrong}`,
});

const conclude = (checks: readonly LudoCheck[]): LudoVerification => ({
  isOk: checks.every(({ isOk }) => isOk),
  checks,
});
