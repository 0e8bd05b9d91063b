import { buttonLook } from '@maidan/ui/button-look.ts';
import { formatDate } from '@maidan/ui/format/dates.ts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../texts/texts.ts';
import { useHouseTime } from '../live/server-clock.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { ChartLinks } from './chart-links.tsx';
import type { Market } from './market.ts';
import { playPath } from './market-links.ts';
import { dueFirst, marketPhase } from './market-phase.ts';
import { ResultLine } from './result-line.tsx';
import { TimeLeft } from './time-left.tsx';

/** The market that shuts next, large, at the top. */
export function NextToClose({ markets }: { readonly markets: readonly Market[] }) {
  const texts = useMatkaTexts();
  const language = useLanguage();
  // Not every second: making a format is slow.
  const weekday = useMemo(
    () => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'Asia/Kolkata' }),
    [language],
  );
  const nowMs = useHouseTime();
  const market = dueFirst(markets, nowMs);
  const phase = market && marketPhase(market, nowMs);
  if (!market || phase?.until === undefined) return null;
  const draw = phase.kind === 'open' ? texts.opens(market.showOpenTime) : texts.closes(market.closeTime);
  return (
    <section aria-label={texts.nextToClose} className="mk-brass rounded-xl border p-3">
      <p className="flex items-center gap-2 text-sm">
        <span aria-hidden="true" className="size-2 animate-blink rounded-full bg-loss" />
        <strong className="mk-figure text-base tracking-wider">{texts.nextToClose}</strong>
        <span className="tabular ms-auto">
          {weekday.format(new Date(market.day))} <span dir="ltr">{formatDate(market.day)}</span>
        </span>
      </p>
      <p className="mt-1 text-sm">{texts.dueIn(market.name, draw)}</p>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <TimeLeft until={phase.until} className="text-[2.6rem] leading-none" />
        <ResultLine result={market.result} isJodiOnly={market.isHaroopAndarBahar} />
      </div>
      <div className="mt-2.5 flex gap-1.5">
        <ChartLinks market={market} className={buttonLook('outline', 'md', 'mk-figure flex-1 px-1!')} />
        <Link to={playPath(market)} className={buttonLook('primary', 'md', 'mk-figure flex-[1.4] text-lg!')}>
          {texts.play}
        </Link>
      </div>
    </section>
  );
}
