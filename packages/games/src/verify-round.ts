import { type Coins, commitmentTo, type Leg, type MarketOutcome, shapeOf } from '@maidan/betting';
import type { DealtCard, Judgement, TableGame } from './game.ts';
import { runToEnd } from './kit/run-to-end.ts';
import { type Compared, compare } from './proof/compare.ts';
import { payTableHash, roundRandom } from './proof/fairness.ts';
import { walkBackTo } from './proof/hash-chain.ts';
import type { RecordedBet, RoundRecord } from './round-record.ts';

export type CheckKey =
  /** The seed hashes to what was shown while bets were open. */
  | 'seed'
  /** Hashed as many times as its position, the seed gives the published end. */
  | 'chain'
  /** This code has the same rules version as the round. */
  | 'version'
  | 'pay-table'
  /** The cards shown are those the seed deals. */
  | 'cards'
  | 'result'
  /** The bet was paid correctly. */
  | 'bet';

export interface Check extends Compared<CheckKey> {
  /** For a bet: its index in the record. */
  readonly betIndex?: number;
}

export interface VerifiedBet extends RecordedBet {
  /**
   * The correct profit; undefined if the table has no such option, never offered that price, or its result
   * was corrected.
   */
  readonly due: Coins | undefined;
}

export interface Replay {
  readonly dealt: readonly DealtCard[];
  readonly judgement: Judgement;
  readonly bets: readonly VerifiedBet[];
}

export interface Verification {
  readonly isOk: boolean;
  readonly checks: readonly Check[];
  /** Undefined when this code has another rules version. */
  readonly replay: Replay | undefined;
}

/** Deals the round again and compares. Yields the number of hashes left, so that a page can show progress. */
export function* verifyInSteps(game: TableGame, record: RoundRecord): Generator<number, Verification> {
  const { seed, seedHash, chain } = record;
  const isLinked = yield* walkBackTo(chain.end, seed, chain.position);
  const checks: Check[] = [
    compare('seed', seedHash, commitmentTo(seed)),
    compare('chain', chain.end, isLinked ? chain.end : ''),
    compare('version', String(record.version), String(game.version)),
  ];
  const isSameGame = record.version === game.version && record.game === game.entry.code;
  const replay = isSameGame ? playAgain(game, record) : undefined;
  if (replay !== undefined) checks.push(...compareReplay(game, record, replay));
  return { isOk: replay !== undefined && checks.every(({ isOk }) => isOk), checks, replay };
}

/** All steps at once; a seed far from the end takes a second or more. */
export const verifyRound = (game: TableGame, record: RoundRecord): Verification =>
  runToEnd(verifyInSteps(game, record));

function playAgain(game: TableGame, record: RoundRecord): Replay {
  const dealt = game.deal(roundRandom(record.seed, record.roundId));
  const judgement = game.judge(dealt);
  const outcome: MarketOutcome = record.isVoid === true ? { void: true } : judgement.outcome;
  // The payments of a corrected result do not follow from the cards.
  const isKnown = (bet: RecordedBet) => record.isCorrected !== true && wasOffered(game, dealt, bet);
  const bets = record.bets.map((bet) => ({
    ...bet,
    due: isKnown(bet) ? dueTo(game, bet, outcome) : undefined,
  }));
  return { dealt, judgement, bets };
}

/** Whether a window of the round took bets at this price, with the cards dealt by then. */
function wasOffered(game: TableGame, dealt: readonly DealtCard[], { sid, side, odds }: RecordedBet): boolean {
  const seen: DealtCard[] = [];
  return game.steps(dealt).some((step) => {
    if (step.kind === 'card') seen.push(step.dealt);
    if (step.kind !== 'bets' || !game.opensIn(step.window).includes(sid)) return false;
    return game.prices(seen)[sid]?.[side] === odds;
  });
}

function dueTo({ definition }: TableGame, bet: RecordedBet, outcome: MarketOutcome): Coins | undefined {
  const shape = shapeOf(definition);
  const leg: Leg = { option: bet.sid, side: bet.side, stake: bet.stake, odds: bet.odds };
  return shape.accepts(definition, leg) ? shape.payout(definition, leg, outcome) : undefined;
}

function compareReplay(game: TableGame, record: RoundRecord, replay: Replay): Check[] {
  const checks: Check[] = [];
  const { payTableHash: pays, cards, result, isVoid, isCorrected } = record;
  if (pays !== undefined) checks.push(compare('pay-table', pays, payTableHash(game)));
  if (cards !== undefined) checks.push(compareCards(cards, replay.dealt, isVoid === true));
  if (result !== undefined && isVoid !== true) checks.push(compare('result', result, replay.judgement.code));
  if (isCorrected === true) return checks;
  replay.bets.forEach(({ profit, due }, betIndex) => {
    if (due !== undefined && profit === undefined) return;
    const isOk = due !== undefined && profit === due;
    checks.push({ key: 'bet', isOk, shown: String(profit), found: String(due), betIndex });
  });
  return checks;
}

/** A round that was broken off may have shown only its first cards. */
function compareCards(shown: readonly string[], dealt: readonly DealtCard[], isBrokenOff: boolean): Check {
  const cards = dealt.map(({ card }) => card);
  const expected = isBrokenOff ? cards.slice(0, shown.length) : cards;
  return compare('cards', shown.join(','), expected.join(','));
}
