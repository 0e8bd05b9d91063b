import { stickyHeaderLook } from '@maidan/ui/game-header/game-header-look.ts';
import { RoundLine } from '@maidan/ui/game-header/round-line.tsx';
import { ArrowLeft } from '@maidan/ui/icons/signs.ts';
import { Link } from 'react-router';
import { PhoneWallet } from '../../betting/wallet/phone-wallet.tsx';
import { useFlight } from './game/game-context.tsx';
import { pathTo } from './paths.ts';
import { ProofButton } from './proof/proof-button.tsx';
import { useAviatorTexts } from './texts/aviator-texts.ts';

/** The game's name above the number of the round. */
export function AviatorHeader() {
  const texts = useAviatorTexts();
  const roundId = useFlight()?.roundId;
  return (
    <header className={stickyHeaderLook}>
      <Link
        to={pathTo('dashboard')}
        aria-label={texts.back}
        className="touch-target grid place-items-center rounded-lg md:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Link>
      <div className="@container min-w-0 flex-1 md:flex md:items-baseline md:gap-3">
        <h1 className="figure truncate text-lg leading-tight md:text-2xl">{texts.title}</h1>
        <RoundLine label={texts.roundId} roundId={roundId} />
      </div>
      <ProofButton />
      <PhoneWallet />
    </header>
  );
}
