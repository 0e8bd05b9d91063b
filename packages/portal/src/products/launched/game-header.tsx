import { GameTitle, gameHeaderLook } from '@maidan/ui/game-header.tsx';
import { ArrowLeft } from '@maidan/ui/icons/signs.ts';
import { Link } from 'react-router';
import { PhoneWallet } from '../../betting/wallet.tsx';
import { useWayOut } from './way-out-link.tsx';

/** The back button, the game's name and the wallet, which changes at once with a bet in the frame. */
export function GameHeader({ title }: { readonly title: string }) {
  const { path, label } = useWayOut();
  return (
    <header className={`shrink-0 ${gameHeaderLook}`}>
      <Link
        to={path}
        aria-label={label}
        title={label}
        className="focus-inset touch-target grid place-items-center rounded-lg hover:bg-text/8"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Link>
      <div className="@container min-w-0 flex-1">
        <GameTitle title={title} />
      </div>
      <PhoneWallet />
    </header>
  );
}
