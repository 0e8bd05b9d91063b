import type { RoundSettled } from '@maidan/contract/wire';
import { sumCoins } from '@maidan/ui/format/coins.ts';
import { formatDay } from '@maidan/ui/format/dates.ts';
import { now } from '@maidan/ui/format/now.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { announceSettled } from '../../betting/settled/announce-settled.ts';
import type { SettledNotice } from '../../betting/settled/settled-notices.ts';
import { useBettingTexts } from '../../betting/texts/betting-texts.ts';
import { takeSettledRounds } from '../../house/live-socket.ts';
import { pathTo } from '../../paths.ts';
import type { LedgerKind } from '../../product.ts';
import { betParts } from '../../product-parts.ts';
import { useGameTitle } from '../../products/launched/texts/use-game-title.ts';

/** Rounds that end within this time are announced together. */
const gatherMs = 300;

/** Renders nothing: announces settled rounds on whatever page the player is. */
export function RoundNotices() {
  const texts = useBettingTexts();
  const formatGame = useGameTitle();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const announce = useEffectEvent(() => {
    const rounds = gatherRounds(takeSettledRounds());
    const seen = new Set(rounds.filter((round) => isSeenAt(pathname, round)).map(({ roundId }) => roundId));
    announceSettled(
      rounds.map((round) => noticeOf(round, now(), formatGame)),
      {
        several: texts.roundsSettled,
        isSeen: ({ id }) => seen.has(id),
        wayTo: (to = pathTo('pendingBets')) => ({ label: texts.details, onAct: () => void navigate(to) }),
      },
    );
  });
  useEffect(() => {
    const timer = setTimeout(() => announce(), gatherMs);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

const kindOf = ({ ledgerType }: RoundSettled): LedgerKind | undefined =>
  betParts().find(({ ledger }) => ledger?.type === ledgerType)?.ledger;

/** Links to the page that lists the bets of the round, each with its story. */
export function noticeOf(
  round: RoundSettled,
  nowMs: number,
  formatGame = (name: string): string => name,
): SettledNotice {
  const { name, roundId, profit } = round;
  const kind = kindOf(round);
  return {
    id: roundId,
    title: kind?.isNumbered ? `${formatGame(name)} · ${roundId}` : formatGame(name),
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
