import type { StreamDefinition, StreamRunner } from './stream-message.ts';

/** How a bet to back a runner ends; a lay ends the other way. */
export type RunnerSettlement =
  /** `share` is 1, or the part of the stake that wins where more finished level than there are places. */
  | { readonly kind: 'win'; readonly share: number }
  | { readonly kind: 'lose' }
  /** Each way: the place part wins, the win part loses. */
  | { readonly kind: 'place' }
  | { readonly kind: 'void' }
  /** The recording ends before the result is known. */
  | { readonly kind: 'open' };

/** Below this the exchange reduces no bets. */
const reductionMinPercent = 2.5;

/** By how many per cent the withdrawal of the runner reduces earlier bets on the others; 0 when it does not. */
export function reductionOf({ adjustmentPercent = 0 }: StreamRunner): number {
  return adjustmentPercent >= reductionMinPercent ? adjustmentPercent : 0;
}

export function isRemoved({ status }: StreamRunner): boolean {
  return status === 'REMOVED' || status === 'REMOVED_VACANT' || status === 'HIDDEN';
}

/** Settles by the runner's own status, as the exchange does. */
export function settleRunner(definition: StreamDefinition, runner: StreamRunner): RunnerSettlement {
  if (isRemoved(runner)) return { kind: 'void' };
  if (definition.status !== 'CLOSED') return { kind: 'open' };
  switch (runner.status) {
    case 'WINNER':
      return { kind: 'win', share: winShare(definition) };
    case 'LOSER':
      return { kind: 'lose' };
    case 'PLACED':
      return { kind: 'place' };
    default:
      // A market that closes with active runners was called off.
      return { kind: 'void' };
  }
}

function winShare({ runners, winnerCount }: StreamDefinition): number {
  const winners = runners.filter(({ status }) => status === 'WINNER').length;
  return winnerCount === 0 ? 1 : Math.min(1, winnerCount / winners);
}

export function sayDeadHeat(share: number): string {
  const percent = Math.round(share * 10_000) / 100;
  return `A dead heat: ${percent}% of each stake is settled as won, the rest as lost.`;
}

export function saySettlement(settlement: RunnerSettlement): string {
  switch (settlement.kind) {
    case 'win':
      return settlement.share === 1 ? 'Backs win, lays lose.' : sayDeadHeat(settlement.share);
    case 'lose':
      return 'Backs lose, lays win.';
    case 'place':
      return 'Placed: the place part of a back wins, the win part loses; lays the other way.';
    case 'void':
      return 'All bets on it are returned.';
    case 'open':
      return 'The recording ends before it is settled.';
  }
}
