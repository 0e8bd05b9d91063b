import { isVoid, shapeOf } from '@maidan/betting';
import type { BetStory } from '@maidan/contract';
import type { MarketWords, StoryFacts } from '../bets/lists/product-lists.ts';
import type { BetOfStory, ResultOfStory, TransferOfStory } from '../bets/lists/story-store.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import { marketKeyToWire, remarkKeyToWire, transferName } from './ledger-wire.ts';

type Names = ReadonlyMap<string, string>;

/** Empty for a void market, which the portal describes itself. A round of many groups is described by its winners. */
function outcomeText(
  { definition, runner_names }: BetOfStory,
  { outcome }: ResultOfStory,
  given?: Names,
): string {
  const shape = shapeOf(definition);
  // What a provider returned is written by its own ids, which mean nothing to a player.
  if (isVoid(outcome) || shape.isUnpriced === true) return '';
  const names = given ?? new Map(Object.entries(runner_names));
  const winners = given === undefined ? [] : shape.winners(definition, outcome);
  if (winners.length > 0) return winners.map((option) => names.get(option) ?? option).join(', ');
  return shape.formatOutcome(definition, outcome, names);
}

export function storyToWire(
  bet: BetOfStory,
  facts: StoryFacts,
  words: MarketWords | undefined,
  results: readonly ResultOfStory[],
  transfers: readonly TransferOfStory[],
  optionNames?: Names,
): BetStory {
  const standing = results.at(-1)?.id;
  return {
    _id: String(bet.id),
    matchName: words?.title ?? bet.market_name,
    marketName: words?.market ?? bet.market_name,
    ...marketKeyToWire(words),
    marketId: bet.room,
    eventId: bet.event_id,
    ...(words?.seedHash === undefined ? {} : { seedHash: words.seedHash }),
    ...facts,
    amount: hundredthsToWire(bet.stake),
    run: bet.run,
    createdAt: new Date(bet.placed_at).toISOString(),
    state: bet.state,
    remark: bet.remark ?? '',
    ...(bet.taken_out_rule === null ? {} : { takenOutRule: bet.taken_out_rule }),
    profitLoss: hundredthsToWire(bet.profit ?? 0n),
    results: results.map((result) => ({
      declaredAt: new Date(result.declared_at).toISOString(),
      outcome: outcomeText(bet, result, optionNames),
      isVoid: isVoid(result.outcome),
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
