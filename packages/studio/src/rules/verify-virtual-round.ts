import { coins, commitmentTo, keyFromHex } from '@maidan/betting';
import { canonicalText } from '@maidan/games/proof/canonical-text.ts';
import { type Compared, compare } from '@maidan/games/proof/compare.ts';
import { type ShownOutcome, settleBets, type VirtualBet, type VirtualGame } from './virtual-game.ts';
import { findVirtualGame } from './virtual-games.ts';
import { roundWords } from './words.ts';

/** Everything needed to check a round, as it is published. */
export interface VirtualRecord {
  readonly game: string;
  readonly version: string;
  readonly roundId: string;
  /** Shown before the player bet. */
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly bets: readonly (VirtualBet & { readonly paid: string })[];
  readonly outcome: ShownOutcome;
  readonly paid: string;
}

export type VirtualCheckKey =
  /** The seed is a valid key in hex, and the bets are valid. */
  | 'record'
  /** The seed hashes to what was shown before the round. */
  | 'seed'
  /** This code knows the rules version of the round. */
  | 'version'
  /** The outcome is the one that both seeds give. */
  | 'outcome'
  /** The bet was paid correctly. */
  | 'bet'
  /** The sum of all bets was paid correctly. */
  | 'paid';

export interface VirtualCheck extends Compared<VirtualCheckKey> {
  /** For a bet: its index in the record. */
  readonly betIndex?: number;
}

export interface VirtualVerification {
  readonly isOk: boolean;
  readonly checks: readonly VirtualCheck[];
  /** The outcome that the seeds give; undefined for an unknown rules version. */
  readonly outcome: ShownOutcome | undefined;
}

/** Such as "12.50". */
const pointsText = (hundredths: bigint): string =>
  `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;

/** Repeats the round from its seeds and compares everything that was shown. */
export function verifyVirtualRound(record: VirtualRecord): VirtualVerification {
  const seed = keyFromHex(record.serverSeed);
  if (seed === undefined) {
    return { isOk: false, checks: [compare('record', record.serverSeed, '')], outcome: undefined };
  }
  const game = findVirtualGame(record.game, record.version);
  const checks: VirtualCheck[] = [
    compare('seed', record.commitment, commitmentTo(seed)),
    compare('version', record.version, game?.version ?? ''),
  ];
  if (game === undefined) return { isOk: false, checks, outcome: undefined };
  const drawn = game.draw(roundWords({ ...record, serverSeed: seed }));
  const outcome = game.outcomeToShow(drawn);
  checks.push(compare('outcome', canonicalText(record.outcome), canonicalText(outcome)));
  checks.push(...compareBets(game, drawn, record));
  return { isOk: checks.every(({ isOk }) => isOk), checks, outcome };
}

function compareBets(game: VirtualGame, drawn: unknown, { bets, paid }: VirtualRecord): VirtualCheck[] {
  const isKnown = ({ option, points }: VirtualBet) =>
    Number.isSafeInteger(points) && points > 0 && game.options.some(({ id }) => id === option);
  const due = bets.map((bet) =>
    isKnown(bet) ? (settleBets(game, drawn, [bet])[0] ?? coins(0n)) : undefined,
  );
  const total = due.reduce<bigint>((sum, one) => sum + (one ?? 0n), 0n);
  const checks = due.map((one, betIndex) => {
    const shown = bets[betIndex]?.paid ?? '';
    return { ...compare('bet', shown, one === undefined ? '' : pointsText(one)), betIndex };
  });
  return [...checks, compare('paid', paid, pointsText(total))];
}
