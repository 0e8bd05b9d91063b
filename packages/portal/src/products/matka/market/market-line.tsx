import { formatSummary } from '@maidan/ui/format/coins.ts';
import type { MatkaGame } from '../games/matka-game.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import type { Market } from './market.ts';

interface MarketLineProps {
  readonly market: Pick<Market, 'name' | 'rates'>;
  readonly game: MatkaGame;
}

/** Below a game's title: its market, and what it pays if that is known. */
export function MarketLine({ market: { name, rates }, game }: MarketLineProps) {
  const texts = useMatkaTexts();
  if (!rates) return <bdi>{name}</bdi>;
  return (
    <>
      <bdi>{name}</bdi> ·{' '}
      <span className="whitespace-nowrap">{texts.pays(formatSummary(rates[game] * 10))}</span>
    </>
  );
}
