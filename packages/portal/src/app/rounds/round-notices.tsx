import { now } from '@maidan/ui/format/now.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { announceSettled } from '../../betting/settled/announce-settled.ts';
import { useBettingTexts } from '../../betting/texts/betting-texts.ts';
import { takeSettledRounds } from '../../house/live-socket.ts';
import { pathTo } from '../../paths.ts';
import { useGameTitle } from '../../products/launched/texts/use-game-title.ts';
import { gatherRounds, isSeenAt, noticeOf } from './round-notice.ts';

/** Rounds that end within this time are announced together. */
const gatherMs = 300;

/** Renders nothing: announces settled rounds on whatever page the player is. */
export function RoundNotices() {
  const texts = useBettingTexts();
  const sayGame = useGameTitle();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const announce = useEffectEvent(() => {
    const rounds = gatherRounds(takeSettledRounds());
    const seen = new Set(rounds.filter((round) => isSeenAt(pathname, round)).map(({ roundId }) => roundId));
    announceSettled(
      rounds.map((round) => noticeOf(round, now(), sayGame)),
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
