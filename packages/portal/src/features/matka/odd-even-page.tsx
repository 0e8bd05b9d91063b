import type { MatkaMarket } from '@maidan/contract/wire';
import { pathTo } from '../../api/paths.ts';
import { formatSummary } from '../../format/coins.ts';
import { useMatkaTexts } from '../../i18n/matka/matka-texts.ts';
import { GameColumns } from './games/game-columns.tsx';
import { GameHeader } from './market/game-header.tsx';
import { MarketFrame } from './market/market-frame.tsx';
import { playPath } from './market/market-links.ts';
import { OddEvenForm } from './odd-even/odd-even-form.tsx';

export function OddEvenPage() {
  const { games } = useMatkaTexts();
  return (
    <MarketFrame title={games.ODD_EVEN} pathOf={(matkaEventId) => pathTo('matkaOddEven', { matkaEventId })}>
      {(market) => <OddEven market={market} />}
    </MarketFrame>
  );
}

function OddEven({ market }: { readonly market: MatkaMarket }) {
  const texts = useMatkaTexts();
  return (
    <GameColumns
      market={market}
      header={
        <GameHeader title={texts.games.ODD_EVEN} backTo={playPath(market)}>
          <bdi>{market.name}</bdi> ·{' '}
          <span className="whitespace-nowrap">{texts.pays(formatSummary(market.rates.ODD_EVEN * 10))}</span>
        </GameHeader>
      }
    >
      <OddEvenForm market={market} />
    </GameColumns>
  );
}
