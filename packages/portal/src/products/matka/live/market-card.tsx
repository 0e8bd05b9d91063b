import { buttonLook } from '@maidan/ui/button.tsx';
import { classes } from '@maidan/ui/classes.ts';
import { formatDate } from '@maidan/ui/format/dates.ts';
import { Link } from 'react-router';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { Emblem, emblemOf } from './emblem.tsx';
import { dayShare, type Market, type MarketPhase, marketPhase, playPath } from './market.ts';
import { ChartLinks, ResultBoard, TimeLeft } from './market-figures.tsx';
import { useHouseTime } from './server-clock.ts';

const isClosed = ({ kind }: MarketPhase): boolean => kind === 'over' || kind === 'off';

function State({ phase }: { readonly phase: MarketPhase }) {
  const texts = useMatkaTexts();
  const takesBets = phase.kind === 'open' || phase.kind === 'close';
  return (
    <div className="shrink-0 text-end">
      <p className={classes('text-xs leading-4 font-medium', takesBets ? 'text-win' : 'text-muted')}>
        {texts.states[phase.kind]}
      </p>
      {phase.until !== undefined && <TimeLeft until={phase.until} className="text-xl leading-5" />}
      {isClosed(phase) && <p className="mk-figure text-base leading-5 text-muted">{texts.nextDay}</p>}
    </div>
  );
}

const chartLook =
  'focus-inset grid h-11 w-min min-w-11 place-items-center rounded-lg border px-0.5 border-edge text-center text-xs leading-tight font-medium hover:bg-text/6 text-balance';

/** Name, times, the day's result so far, what happens next, and the links. */
export function MarketCard({ market }: { readonly market: Market }) {
  const texts = useMatkaTexts();
  const nowMs = useHouseTime();
  const phase = marketPhase(market, nowMs);
  const { name, isHaroopAndarBahar } = market;
  const isOver = isClosed(phase);
  return (
    <li className="relative overflow-hidden rounded-xl border border-line bg-surface shadow-xs">
      <div className="flex items-center gap-2.5 px-2.5 pt-2">
        <Emblem name={emblemOf(market)} className="size-9 shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 className="mk-figure text-xl leading-6">
            <bdi className="block wrap-anywhere">{name}</bdi>
          </h2>
          <p className="text-xs leading-4 text-muted">
            <span className="whitespace-nowrap">
              {texts.open} <Time>{market.showOpenTime}</Time>
            </span>{' '}
            <span className="whitespace-nowrap">
              {texts.close} <Time>{market.closeTime}</Time>
            </span>
          </p>
          <p dir="ltr" className="tabular text-xs leading-4 text-muted rtl:text-end">
            {formatDate(market.day)}
          </p>
        </div>
        <State phase={phase} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-1 px-2.5 pt-0.5 pb-2.5">
        <ResultBoard result={market.result} isJodiOnly={isHaroopAndarBahar} />
        <span className="ms-auto flex gap-1">
          <ChartLinks market={market} className={chartLook} />
          <Link
            to={playPath(market)}
            aria-label={isOver ? `${name}, ${texts.closed}` : texts.playOf(name)}
            className={buttonLook(
              isOver ? 'outline' : 'primary',
              'md',
              'mk-figure min-w-13 px-1.5! text-lg!',
            )}
          >
            {isOver ? texts.closed : texts.play}
          </Link>
        </span>
      </div>
      <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-[3px] bg-background">
        <span
          className={classes('block h-full origin-left rtl:origin-right', isOver ? 'bg-line' : 'bg-primary')}
          style={{ transform: `scaleX(${dayShare(market, nowMs).toFixed(4)})` }}
        />
      </span>
    </li>
  );
}

function Time({ children }: { readonly children: string }) {
  return (
    <span dir="ltr" className="tabular mk-figure me-1 text-base leading-none text-text">
      {children}
    </span>
  );
}
