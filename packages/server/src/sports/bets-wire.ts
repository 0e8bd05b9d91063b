import {
  odds as asOdds,
  coins,
  decimalFromOdds,
  type Leg,
  legIfLoses,
  legIfWins,
  type MarketDefinition,
  type MarketOutcome,
  rawFromOdds,
  shapeOf,
} from '@maidan/betting';
import type { FancyBet, MatchBet, PendingBet } from '@maidan/contract';
import { isDecimalKind, isRunnerKind, type MarketKind, oddsTypeOf } from '@maidan/sports';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import { selectionNumber } from './board/pictures-wire.ts';
import type { SportsBetRow } from './store.ts';

export const oddsToWire = (kind: MarketKind, value: number): number =>
  isDecimalKind(kind) ? decimalFromOdds(asOdds(value)) : rawFromOdds(asOdds(value));

function legOfRow(row: SportsBetRow): Leg {
  const leg = { option: row.option, side: row.side, stake: coins(row.stake), odds: asOdds(row.odds) };
  return row.run === null ? leg : { ...leg, run: row.run };
}

function head(row: SportsBetRow) {
  return {
    _id: String(row.id),
    marketId: row.match_market_id,
    eventId: row.event_id,
    matchName: row.match_name,
    amount: hundredthsToWire(row.stake),
    odds: oddsToWire(row.kind, row.odds),
    profitLoss: hundredthsToWire(row.profit ?? 0n),
    isDeclare: row.state === 'settled' ? 1 : 0,
    isDeleted: row.state === 'void' || row.state === 'deleted' ? 1 : 0,
    deletedRemark: row.remark ?? '',
    ...(row.taken_out_rule === null ? {} : { deletedRule: row.taken_out_rule }),
    createdAt: new Date(row.placed_at).toISOString(),
    ...(row.rule === null ? {} : { resultRule: row.rule }),
    ...(row.reason === null ? {} : { resultReason: row.reason }),
  } as const;
}

/** Bets and positions name a runner as the pictures do. */
export function selectionOfRunner(definition: MarketDefinition, runner: string): string {
  return String(selectionNumber(runnersOf(definition), runner));
}

const runnersOf = (definition: MarketDefinition): readonly string[] =>
  'runners' in definition ? definition.runners : [];

function wonBy({ shape }: MarketDefinition, runner: string): MarketOutcome {
  return shape === 'places' ? { placed: { winners: [runner], withdrawn: [] } } : { winner: runner };
}

/** Of several winners the bet's own is named, if it is one of them. */
function winnerOf({ outcome, option, definition }: SportsBetRow): string | undefined {
  if (outcome === null) return undefined;
  const winners = shapeOf(definition).winners(definition, outcome);
  return winners.includes(option) ? option : winners[0];
}

export interface BettorNames {
  readonly name: string;
  readonly username: string;
}

export function matchBetToWire(row: SportsBetRow, bettor: BettorNames): MatchBet {
  const leg = legOfRow(row);
  const [ifWins, ifLoses] = [legIfWins(leg), legIfLoses(leg)];
  const runners = runnersOf(row.definition);
  const decided = winnerOf(row);
  const selectionOf = (runner: string) => selectionOfRunner(row.definition, runner);
  return {
    ...head(row),
    teamName: row.details.teamName ?? row.option,
    selectionId: row.details.selectionId ?? selectionOf(row.option),
    oddsType: oddsTypeOf(isRunnerKind(row.kind) ? row.kind : 'bookmaker'),
    type: row.side === 'back' ? 'L' : 'K',
    loss: Math.abs(hundredthsToWire(ifWins < ifLoses ? ifWins : ifLoses)),
    profit: hundredthsToWire(ifWins > ifLoses ? ifWins : ifLoses),
    userInfo: { clientName: bettor.name, clientCode: bettor.username, creatorName: '' },
    positionInfo: Object.fromEntries(
      runners.map((runner) => [
        selectionOf(runner),
        hundredthsToWire(shapeOf(row.definition).payout(row.definition, leg, wonBy(row.definition, runner))),
      ]),
    ),
    decisionSelectionId: decided === undefined ? null : selectionOf(decided),
  };
}

export function fancyBetToWire(row: SportsBetRow): FancyBet {
  const decided = row.outcome !== null && 'run' in row.outcome ? row.outcome.run : null;
  return {
    ...head(row),
    sessionName: row.market_name,
    selectionId: row.market_id,
    run: row.run ?? 0,
    type: row.side === 'back' ? 'Y' : 'N',
    decisionRun: decided,
    ip: row.address,
  };
}

/** Said only when true: a client that does not know of it sees the lists it always saw. */
export const hasMoreToWire = (hasMore: boolean): { hasMore?: true } => (hasMore ? { hasMore } : {});

const typeNames = { fancy: { back: 'YES', lay: 'NO' }, match: { back: 'LAGAI', lay: 'KHAI' } } as const;

export function pendingBetToWire(row: SportsBetRow): PendingBet {
  const isFancy = row.kind === 'fancy';
  const asked = isFancy ? `${row.market_name} @ ${row.run ?? 0}` : (row.details.teamName ?? row.option);
  return {
    _id: String(row.id),
    market: `${row.match_name}: ${asked}`,
    amount: hundredthsToWire(row.stake),
    rate: oddsToWire(row.kind, row.odds),
    type: typeNames[isFancy ? 'fancy' : 'match'][row.side],
    time: new Date(row.placed_at).toISOString(),
    marketType: oddsTypeOf(row.kind),
  };
}
