import type { BetStory } from '@maidan/contract';
import type { MarketKind } from '@maidan/feeds';
import { isDecimalKind, oddsToWire, oddsTypes } from '../sports/bets-wire.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import type { BetOfStory, ResultOfStory, TransferOfStory } from './story/store.ts';
import { transferName } from './transfer-names.ts';

const isSportsKind = (kind: string): kind is MarketKind => Object.hasOwn(oddsTypes, kind);

/** Prices of games we deal are decimal on the wire. */
const priceToWire = (kind: string, odds: number): number =>
  oddsToWire(isSportsKind(kind) ? kind : 'match-odds', odds);

function typeOf({ kind, side }: BetOfStory): BetStory['type'] {
  if (kind === 'fancy') return side === 'back' ? 'Y' : 'N';
  return side === 'back' ? 'L' : 'K';
}

/** The bet knows its own option's name, the match its teams'; a tied match is asked as yes or no. */
function nameOf(bet: BetOfStory, runner: string): string | undefined {
  if (runner === bet.option) return bet.details?.teamName;
  const place = bet.definition.shape === 'winner' ? bet.definition.runners.indexOf(runner) : -1;
  const names = bet.kind === 'tied-match' ? ['Yes', 'No'] : [...(bet.teams ?? []), 'The Draw'];
  return names[place];
}

/** Of several winners those whose names the bet knows; the reason names them all. */
const winnerNames = (bet: BetOfStory, winners: readonly string[]): string =>
  winners.flatMap((winner) => nameOf(bet, winner) ?? []).join(', ');

function outcomeText(bet: BetOfStory, { outcome }: ResultOfStory): string {
  if ('void' in outcome) return '';
  if ('winner' in outcome) return nameOf(bet, outcome.winner) ?? outcome.winner;
  if ('deadHeat' in outcome) return winnerNames(bet, outcome.deadHeat.winners);
  if ('placed' in outcome) return winnerNames(bet, outcome.placed.winners);
  if ('run' in outcome) return String(outcome.run);
  return JSON.stringify(outcome);
}

export function storyToWire(
  bet: BetOfStory,
  results: readonly ResultOfStory[],
  transfers: readonly TransferOfStory[],
): BetStory {
  const standing = results.at(-1)?.id;
  return {
    _id: String(bet.id),
    matchName: bet.match_name ?? bet.market_name,
    marketName: bet.market_name,
    selectionName: bet.kind === 'fancy' ? bet.market_name : (bet.details?.teamName ?? bet.option),
    marketId: bet.room,
    eventId: bet.event_id,
    oddsType: isSportsKind(bet.kind) ? oddsTypes[bet.kind] : bet.kind,
    isDecimal: !isSportsKind(bet.kind) || isDecimalKind(bet.kind),
    type: typeOf(bet),
    amount: hundredthsToWire(bet.stake),
    oddsSeen: priceToWire(bet.kind, bet.odds_seen),
    odds: priceToWire(bet.kind, bet.odds),
    run: bet.run,
    createdAt: new Date(bet.placed_at).toISOString(),
    state: bet.state,
    remark: bet.remark ?? '',
    profitLoss: hundredthsToWire(bet.profit ?? 0n),
    results: results.map((result) => ({
      declaredAt: new Date(result.declared_at).toISOString(),
      outcome: outcomeText(bet, result),
      isVoid: 'void' in result.outcome,
      rule: result.rule,
      reason: result.reason,
      balls: [...(result.details?.balls ?? [])],
      isCorrection: result.corrects !== null,
      isStanding: result.id === standing,
    })),
    transfers: transfers.map((transfer) => ({
      _id: String(transfer.id),
      createdAt: new Date(transfer.created_at).toISOString(),
      name: transferName(transfer.kind),
      amount: hundredthsToWire(transfer.coins),
      remark: transfer.remark,
      isReversal: transfer.corrects !== null,
    })),
  };
}
