import type { BetStory } from '@maidan/contract';
import type { MarketKind } from '@maidan/feeds';
import { isDecimalKind, oddsToWire, oddsTypes } from '../sports/bets-wire.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import type { BetOfStory, ResultOfStory, TransferOfStory } from './story/store.ts';
import { marketKeyToWire, remarkKeyToWire } from './transfer-facts-wire.ts';
import { transferName } from './transfer-names.ts';

const isSportsKind = (kind: string): kind is MarketKind => Object.hasOwn(oddsTypes, kind);

/** Prices of games we deal are decimal on the wire. */
const priceToWire = (kind: string, odds: number): number =>
  oddsToWire(isSportsKind(kind) ? kind : 'match-odds', odds);

function typeOf({ kind, side }: BetOfStory): BetStory['type'] {
  if (kind === 'fancy') return side === 'back' ? 'Y' : 'N';
  return side === 'back' ? 'L' : 'K';
}

/** Of several winners those whose names are known; the reason names them all. */
const winnerNames = (names: ReadonlyMap<string, string>, winners: readonly string[]): string =>
  winners.flatMap((winner) => names.get(winner) ?? []).join(', ');

function outcomeText(names: ReadonlyMap<string, string>, { outcome }: ResultOfStory): string {
  if ('void' in outcome) return '';
  if ('winner' in outcome) return names.get(outcome.winner) ?? outcome.winner;
  if ('deadHeat' in outcome) return winnerNames(names, outcome.deadHeat.winners);
  if ('placed' in outcome) return winnerNames(names, outcome.placed.winners);
  if ('run' in outcome) return String(outcome.run);
  return JSON.stringify(outcome);
}

export function storyToWire(
  bet: BetOfStory,
  results: readonly ResultOfStory[],
  transfers: readonly TransferOfStory[],
): BetStory {
  const standing = results.at(-1)?.id;
  const ownName = bet.details?.teamName;
  const names = new Map(Object.entries(bet.runner_names));
  return {
    _id: String(bet.id),
    matchName: bet.match_name ?? bet.market_name,
    marketName: bet.market_name,
    ...marketKeyToWire(bet.kind, bet.market_name),
    selectionName: bet.kind === 'fancy' ? bet.market_name : (ownName ?? bet.option),
    marketId: bet.room,
    eventId: bet.event_id,
    ...(bet.seed_hash === null ? {} : { seedHash: bet.seed_hash }),
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
    ...(bet.taken_out_rule === null ? {} : { takenOutRule: bet.taken_out_rule }),
    profitLoss: hundredthsToWire(bet.profit ?? 0n),
    results: results.map((result) => ({
      declaredAt: new Date(result.declared_at).toISOString(),
      outcome: outcomeText(names, result),
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
      kind: transfer.kind,
      amount: hundredthsToWire(transfer.coins),
      remark: transfer.remark,
      ...remarkKeyToWire(transfer.remark_key),
      isReversal: transfer.corrects !== null,
    })),
  };
}
