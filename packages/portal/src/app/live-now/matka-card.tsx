import { pathTo } from '../../api/paths.ts';
import picture from '../../features/dashboard/art/pot.svg';
import { useMatkas } from '../../features/matka/api.ts';
import { activeMatkas } from '../../features/matka/live/merge-matkas.ts';
import { useHouseTime } from '../../features/matka/live/server-clock.ts';
import { useLiveMatkas } from '../../features/matka/live/use-live-matkas.ts';
import { playPath } from '../../features/matka/market/market-links.ts';
import { dueFirst, type MarketPhase, marketPhase } from '../../features/matka/market/market-phase.ts';
import { formatTime } from '../../format/dates.ts';
import type { HomeTexts } from '../../i18n/home/en.ts';
import { useHomeTexts } from '../../i18n/home/home-texts.ts';
import { LiveCard, unknown } from './live-card.tsx';

function noteOf(phase: MarketPhase, texts: HomeTexts['games']): string {
  if (phase.kind === 'drawing') return texts.drawing;
  if (phase.kind === 'over' || phase.kind === 'off') return texts.over;
  return phase.until === undefined ? unknown : texts.closes(formatTime(phase.until));
}

/** The market that shuts next, with the day's numbers so far. */
export function MatkaCard() {
  const { games: texts } = useHomeTexts();
  useLiveMatkas();
  const { data } = useMatkas();
  const nowMs = useHouseTime();
  const markets = activeMatkas(data ?? []);
  const market = dueFirst(markets, nowMs) ?? markets[0];
  if (!market) {
    return (
      <LiveCard
        to={pathTo('matka')}
        kind={texts.matka}
        picture={picture}
        title="–"
        note={data ? texts.over : unknown}
      />
    );
  }
  const note = noteOf(marketPhase(market, nowMs), texts);
  return (
    <LiveCard
      to={playPath(market)}
      kind={texts.matka}
      picture={picture}
      title={<bdi>{market.name}</bdi>}
      note={
        <>
          {market.result && <span className="tabular">{market.result} · </span>}
          {note}
        </>
      }
    />
  );
}
