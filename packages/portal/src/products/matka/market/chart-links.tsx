import { Link } from 'react-router';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import type { Market } from './market.ts';
import { type ChartKind, chartPath } from './market-links.ts';

interface ChartLinksProps {
  readonly market: Market;
  readonly className: string;
}

/** The links to a market's charts, named after it. A market with andar and bahar has no panel chart. */
export function ChartLinks({ market, className }: ChartLinksProps) {
  const texts = useMatkaTexts();
  const { name, matkaEventId, isHaroopAndarBahar } = market;
  const link = (chart: ChartKind, title: string) => (
    <Link to={chartPath(matkaEventId, chart)} aria-label={texts.chartOf(title, name)} className={className}>
      {title}
    </Link>
  );
  return (
    <>
      {!isHaroopAndarBahar && link('panel', texts.panelChart)}
      {link('jodi', texts.jodiChart)}
    </>
  );
}
