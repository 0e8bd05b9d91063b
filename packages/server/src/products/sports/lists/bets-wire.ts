import { legIfLoses, legIfWins, type MarketDefinition, type MarketOutcome, shapeOf } from '@maidan/betting';
import type { CompleteLedger, FancyBet, MatchBet, PendingBet } from '@maidan/contract';
import { isMarketKind, isRunnerKind, type MarketKind, oddsTypeOf } from '@maidan/sports';
import { betFactsToWire, hasMoreToWire } from '../../../bets/lists/bet-facts-wire.ts';
import type { BetPage } from '../../../bets/lists/bet-list-store.ts';
import type { ListedBet } from '../../../bets/lists/product-lists.ts';
import { legOf } from '../../../bets/settling/client-result.ts';
import type { BettorNames } from '../../../wallet/accounts.ts';
import { hundredthsToWire } from '../../../wallet/coins-wire.ts';
import { selectionNumber } from '../board/board-state.ts';
import { oddsToWire } from '../placing-wire.ts';
import type { MatchRow } from '../store.ts';
import type { MatchSums } from './match-sums-store.ts';

function head(row: SportsBet) {
  return {
    ...betFactsToWire(row),
    marketId: row.room,
    eventId: row.event_id,
    matchName: row.words.title,
    odds: oddsToWire(row.kind, row.odds),
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

/** Of several winners the bet's own runner is shown, if it is one of them. */
function winnerOf({ outcome, option, definition }: SportsBet): string | undefined {
  if (outcome === null) return undefined;
  const winners = shapeOf(definition).winners(definition, outcome);
  return winners.includes(option) ? option : winners[0];
}

export function matchBetToWire(row: SportsBet, bettor: BettorNames): MatchBet {
  const leg = legOf(row);
  const [ifWins, ifLoses] = [legIfWins(leg), legIfLoses(leg)];
  const runners = runnersOf(row.definition);
  const decided = winnerOf(row);
  const selectionOf = (runner: string) => selectionOfRunner(row.definition, runner);
  return {
    ...head(row),
    teamName: row.details?.teamName ?? row.option,
    selectionId: row.details?.selectionId ?? selectionOf(row.option),
    oddsType: oddsTypeOf(isRunnerKind(row.kind) ? row.kind : 'bookmaker'),
    type: row.side === 'back' ? 'L' : 'K',
    loss: Math.abs(hundredthsToWire(ifWins < ifLoses ? ifWins : ifLoses)),
    profit: hundredthsToWire(ifWins > ifLoses ? ifWins : ifLoses),
    // Document 1, section 3: the client code is the name field.
    userInfo: { clientName: bettor.username, clientCode: bettor.name, creatorName: bettor.creator },
    positionInfo: Object.fromEntries(
      runners.map((runner) => [
        selectionOf(runner),
        hundredthsToWire(shapeOf(row.definition).payout(row.definition, leg, wonBy(row.definition, runner))),
      ]),
    ),
    decisionSelectionId: decided === undefined ? null : selectionOf(decided),
  };
}

export function fancyBetToWire(row: SportsBet): FancyBet {
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

/** The two lists of a match's bets. */
export const sportsBetsToWire = ({ bets, hasMore }: BetPage<SportsBet>, bettor: BettorNames) => ({
  oddsBetsData: bets.filter(({ kind }) => kind !== 'fancy').map((row) => matchBetToWire(row, bettor)),
  sessionBetsData: bets.filter(({ kind }) => kind === 'fancy').map(fancyBetToWire),
  ...hasMoreToWire(hasMore),
});

const typeNames = { fancy: { back: 'YES', lay: 'NO' }, match: { back: 'LAGAI', lay: 'KHAI' } } as const;

export function pendingBetToWire(row: SportsBet): PendingBet {
  const isFancy = row.kind === 'fancy';
  const betName = isFancy ? `${row.market_name} @ ${row.run ?? 0}` : (row.details?.teamName ?? row.option);
  return {
    _id: String(row.id),
    market: `${row.words.title}: ${betName}`,
    amount: hundredthsToWire(row.stake),
    rate: oddsToWire(row.kind, row.odds),
    type: typeNames[isFancy ? 'fancy' : 'match'][row.side],
    time: new Date(row.placed_at).toISOString(),
    marketType: oddsTypeOf(row.kind),
  };
}

export const matchLedgerToWire = (
  match: MatchRow,
  page: BetPage<SportsBet>,
  sums: MatchSums,
  bettor: BettorNames,
): CompleteLedger => ({
  ...sportsBetsToWire(page, bettor),
  completeData: {
    marketId: match.market_id,
    matchName: match.name,
    date: new Date(match.starts_at).toISOString(),
    clientOddsAmount: hundredthsToWire(sums.match),
    clientSessionAmount: hundredthsToWire(sums.session),
    clientOddsComm: hundredthsToWire(sums.match_commission),
    clientSessionComm: hundredthsToWire(sums.session_commission),
  },
  sessionTurnOver: hundredthsToWire(sums.session_turnover),
});

/** A bet on a market of a match. */
export interface SportsBet extends ListedBet {
  readonly kind: MarketKind;
}

export const isSportsBet = (bet: ListedBet): bet is SportsBet =>
  bet.product === 'sports' && isMarketKind(bet.kind);
