import { formatSummary } from '@maidan/ui/format/coins.ts';
import type { Market } from '../live/market.ts';
import { TimeLeft } from '../live/market-figures.tsx';
import { useHouseTime } from '../live/server-clock.ts';
import type { MatkaDraw, MatkaGame } from '../matka-game.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';

interface MarketFactsProps {
  readonly market: Market;
  readonly game: MatkaGame;
  readonly draw: MatkaDraw | undefined;
}

/** When bets shut that matter here: those on the chosen draw, else on the next one. */
function useShut({
  market,
  game,
  draw,
}: MarketFactsProps): { key: 'open' | 'close' | 'jodi'; until: number } | undefined {
  const nowMs = useHouseTime();
  if (!market.draws) return undefined;
  const { open, close } = market.draws;
  const until = { OPEN: Date.parse(open.betsUntil), CLOSE: Date.parse(close.betsUntil) };
  if (game === 'JODI') return nowMs < until.OPEN ? { key: 'jodi', until: until.OPEN } : undefined;
  const shown = draw ?? (nowMs < until.OPEN ? 'OPEN' : 'CLOSE');
  if (nowMs >= until[shown]) return undefined;
  return { key: shown === 'OPEN' ? 'open' : 'close', until: until[shown] };
}

/** When the two draws shut, the minimum and maximum on a number, and the time left. */
export function MarketFacts(props: MarketFactsProps) {
  const texts = useMatkaTexts();
  const { market } = props;
  const { openTime, closeTime, minStake, maxStake } = market;
  const isKnown = market.draws !== undefined;
  const shut = useShut(props);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-muted">
      <p>
        {texts.open} <Figure>{openTime}</Figure> {texts.close} <Figure>{closeTime}</Figure>
      </p>
      <p>
        {texts.min} <Figure>{formatSummary(minStake)}</Figure> {texts.max}{' '}
        <Figure>{formatSummary(maxStake)}</Figure>
      </p>
      <p className="ms-auto">
        {shut ? (
          <>
            {texts.shutsIn[shut.key]} <TimeLeft until={shut.until} className="ms-1 text-xl text-primary" />
          </>
        ) : (
          isKnown && texts.closed
        )}
      </p>
    </div>
  );
}

function Figure({ children }: { readonly children: string }) {
  return (
    <span dir="ltr" className="tabular mk-figure me-1 text-base text-text">
      {children}
    </span>
  );
}
