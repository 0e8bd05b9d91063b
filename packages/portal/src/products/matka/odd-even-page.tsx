import { GameColumns } from './games/game-columns.tsx';
import { GameHeader } from './market/game-header.tsx';
import type { Market } from './market/market.ts';
import { MarketFrame } from './market/market-frame.tsx';
import { MarketLine } from './market/market-line.tsx';
import { playPath } from './market/market-links.ts';
import { OddEvenForm } from './odd-even/odd-even-form.tsx';
import { pathTo } from './paths.ts';
import { useMatkaTexts } from './texts/matka-texts.ts';

export function OddEvenPage() {
  const { games } = useMatkaTexts();
  return (
    <MarketFrame title={games.ODD_EVEN} pathOf={(matkaEventId) => pathTo('matkaOddEven', { matkaEventId })}>
      {(market) => <OddEven market={market} />}
    </MarketFrame>
  );
}

function OddEven({ market }: { readonly market: Market }) {
  const texts = useMatkaTexts();
  return (
    <GameColumns
      market={market}
      header={
        <GameHeader title={texts.games.ODD_EVEN} backTo={playPath(market)}>
          <MarketLine market={market} game="ODD_EVEN" />
        </GameHeader>
      }
    >
      <OddEvenForm market={market} />
    </GameColumns>
  );
}
