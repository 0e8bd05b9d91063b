import type { RoundSettled } from '@maidan/contract/wire';
import { sumCoins } from '@maidan/ui/format/coins.ts';
import { formatDay } from '@maidan/ui/format/dates.ts';
import type { SettledNotice } from '../../betting/settled/settled-notices.ts';
import type { LedgerKind } from '../../product.ts';
import { betParts } from '../../product-parts.ts';

const kindOf = ({ ledgerType }: RoundSettled): LedgerKind | undefined =>
  betParts().find(({ ledger }) => ledger?.type === ledgerType)?.ledger;

/** Links to the page that lists the bets of the round, each with its story. */
export function noticeOf(
  round: RoundSettled,
  nowMs: number,
  sayGame = (name: string): string => name,
): SettledNotice {
  const { name, roundId, profit } = round;
  const kind = kindOf(round);
  return {
    id: roundId,
    title: kind?.isNumbered ? `${sayGame(name)} · ${roundId}` : sayGame(name),
    profit,
    to: kind?.roundPath ?? kind?.detailPath(round, formatDay(nowMs)),
  };
}

/** What decides several rounds in the books, but is one event for the player, is one notice. */
export function gatherRounds(rounds: readonly RoundSettled[]): readonly RoundSettled[] {
  const keyOf = (round: RoundSettled) =>
    kindOf(round)?.isGathered ? `${round.ledgerType}/${round.eventId}` : round.roundId;
  return [...Map.groupBy(rounds, keyOf).values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    return [{ ...first, profit: sumCoins([first, ...more].map(({ profit }) => profit)) }];
  });
}

/** Whether the player is on the page of the round's game, and so sees it end. */
export function isSeenAt(pathname: string, { eventId }: Pick<RoundSettled, 'eventId'>): boolean {
  const words = pathname.split('/');
  return words.includes(eventId) || betParts().some(({ isAt }) => isAt?.(words, eventId));
}
