import { formatTime } from '@maidan/ui/format/dates.ts';
import type { HomeTexts } from '../../../app/home/texts/en.ts';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';
import { LiveCard, unknown } from '../../../betting/live/live-card.tsx';
import { useMatkas } from '../api.ts';
import { pathTo } from '../paths.ts';
import picture from '../tile-art/pot.svg';
import { dueFirst, type MarketPhase, marketPhase, playPath } from './market.ts';
import { activeMatkas } from './matka-wire.ts';
import { useHouseTime } from './server-clock.ts';
import { useLiveMatkas } from './use-live-matkas.ts';

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
