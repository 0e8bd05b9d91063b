import { formatCoins } from '@maidan/ui/format/coins.ts';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { formatMultiplier } from '../flight/flight.ts';
import type { Landing } from '../game/aviator-game.ts';
import { useGame } from '../game/game-context.tsx';
import { useAviatorTexts } from '../texts/aviator-texts.ts';

/**
 * The player's last cash-out of this flight: the multiplier and the payment. It stays until the next round
 * opens. Its container is always rendered, so that screen readers announce it.
 */
export function LandingPill() {
  const landing = useStore(useGame().landing);
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 bottom-1 flex justify-center px-2">
      {landing && <Pill key={landing.number} landing={landing} />}
    </div>
  );
}

function Pill({ landing }: { readonly landing: Landing }) {
  const { stage: texts } = useAviatorTexts();
  return (
    <p className="av-land flex items-center gap-2.5 rounded-full border border-[#37d67a] bg-[#0d3b22] py-1 ps-3.5 pe-1.5 whitespace-nowrap text-white">
      <span>
        {texts.cashedAt}{' '}
        <bdi className="figure tabular text-lg">{formatMultiplier(Math.round(landing.multiplier * 100))}</bdi>
      </span>
      <span className="figure rounded-full bg-[#37d67a] px-3 py-1 text-lg leading-5 text-[#04230f]">
        {landing.isLimit && `${texts.limit} · `}
        {texts.profit} <bdi className="tabular">{formatCoins(landing.profit)}</bdi>
      </span>
    </p>
  );
}
