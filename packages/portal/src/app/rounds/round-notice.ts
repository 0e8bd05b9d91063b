import type { RoundSettled } from '@maidan/contract/wire';
import { formatDay } from '@maidan/ui/format/dates.ts';
import { sumCoins } from '@maidan/ui/format/sum-coins.ts';
import type { SettledNotice } from '../../betting/settled/settled-notices.ts';
import { aviatorEventId, pathTo } from '../../paths.ts';
import { virtualGameId } from '../../products/launched/known-games.ts';

/** The page that lists the bets of a round, each with its story. */
function wayTo({ ledgerType, eventId }: RoundSettled, nowMs: number): string {
  const day = { eventId, ledgerType, date: formatDay(nowMs) };
  if (ledgerType === 'matka') return pathTo('matkaBetList');
  return ledgerType === 'diamondCasino'
    ? pathTo('ledgerCasinoDetails', day)
    : pathTo('internationalLedgerCasinoDetails', day);
}

/** Players know rounds of tables and flights by their number; a draw or a launched game by its name. */
export function noticeOf(
  round: RoundSettled,
  nowMs: number,
  sayGame = (name: string): string => name,
): SettledNotice {
  const { ledgerType, name, roundId, profit } = round;
  const title = ledgerType === 'diamondCasino' ? `${sayGame(name)} · ${roundId}` : sayGame(name);
  return { id: roundId, title, profit, to: wayTo(round, nowMs) };
}

/** A matka draw decides several rounds in the books, but is one event for the player. */
export function gatherDraws(rounds: readonly RoundSettled[]): readonly RoundSettled[] {
  const keyOf = ({ ledgerType, eventId, roundId }: RoundSettled) =>
    ledgerType === 'matka' ? `${ledgerType}/${eventId}` : roundId;
  return [...Map.groupBy(rounds, keyOf).values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    return [{ ...first, profit: sumCoins([first, ...more].map(({ profit }) => profit)) }];
  });
}

/** Whether the player is on the page of the round's game, and so sees it end. */
export function isSeenAt(pathname: string, { eventId }: Pick<RoundSettled, 'eventId'>): boolean {
  const words = pathname.split('/');
  return (
    words.includes(eventId) ||
    words.some((word) => virtualGameId(word) === eventId) ||
    (eventId === aviatorEventId && words.includes('aviator'))
  );
}
