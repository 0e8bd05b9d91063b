import { shapeOf } from '@maidan/betting';
import type { BetStory } from '@maidan/contract';
import { isDecimalKind, isMarketKind, isRunnerKind, oddsTypeOf } from '@maidan/sports';
import type { MarketWords } from '../bets/lists/bet-words.ts';
import type { BetOfStory, ResultOfStory, TransferOfStory } from '../bets/lists/story-store.ts';
import { oddsToWire } from '../sports/bets-wire.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import { marketKeyToWire, remarkKeyToWire } from './transfer-facts-wire.ts';
import { transferName } from './transfer-names.ts';

/** Prices of games we deal are decimal on the wire. */
const priceToWire = (kind: string, odds: number): number =>
  oddsToWire(isMarketKind(kind) ? kind : 'match-odds', odds);

function typeOf({ kind, side }: BetOfStory): BetStory['type'] {
  if (isMarketKind(kind) && isRunnerKind(kind)) return side === 'back' ? 'L' : 'K';
  return side === 'back' ? 'Y' : 'N';
}

/** That a market is void the portal says in the player's language. */
function outcomeText({ definition, runner_names }: BetOfStory, { outcome }: ResultOfStory): string {
  if ('void' in outcome) return '';
  return shapeOf(definition).sayOutcome(definition, outcome, new Map(Object.entries(runner_names)));
}

export function storyToWire(
  bet: BetOfStory,
  words: MarketWords | undefined,
  results: readonly ResultOfStory[],
  transfers: readonly TransferOfStory[],
): BetStory {
  const standing = results.at(-1)?.id;
  const ownName = bet.details?.teamName;
  return {
    _id: String(bet.id),
    matchName: words?.title ?? bet.market_name,
    marketName: words?.market ?? bet.market_name,
    ...marketKeyToWire(bet.kind, bet.market_name),
    selectionName: bet.kind === 'fancy' ? bet.market_name : (ownName ?? bet.option),
    marketId: bet.room,
    eventId: bet.event_id,
    ...(words?.seedHash === undefined ? {} : { seedHash: words.seedHash }),
    oddsType: isMarketKind(bet.kind) ? oddsTypeOf(bet.kind) : bet.kind,
    isDecimal: !isMarketKind(bet.kind) || isDecimalKind(bet.kind),
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
      kind: transfer.kind,
      amount: hundredthsToWire(transfer.coins),
      remark: transfer.remark,
      ...remarkKeyToWire(transfer.remark_key),
      isReversal: transfer.corrects !== null,
    })),
  };
}
