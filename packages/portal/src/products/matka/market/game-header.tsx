import { stickyHeaderLook } from '@maidan/ui/game-header/game-header-look.ts';
import { ArrowLeft } from '@maidan/ui/icons/signs.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PhoneWallet } from '../../../betting/wallet/phone-wallet.tsx';
import { useMatkaTexts } from '../texts/matka-texts.ts';

interface GameHeaderProps {
  readonly title: string;
  /** The target of the back arrow. */
  readonly backTo: string;
  /** Below the title: the market, and what the game pays. */
  readonly children?: ReactNode;
}

/** Replaces the site's own header on a phone. */
export function GameHeader({ title, backTo, children }: GameHeaderProps) {
  const texts = useMatkaTexts();
  return (
    <header className={stickyHeaderLook}>
      <Link
        to={backTo}
        aria-label={texts.back}
        className="touch-target grid shrink-0 place-items-center rounded-lg hover:bg-text/6"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Link>
      <div className="min-w-0 flex-1 md:flex md:items-baseline md:gap-3">
        <h1 className="mk-figure truncate text-xl leading-tight max-md:rtl:text-lg md:text-2xl">{title}</h1>
        <p className="mk-figure text-sm leading-tight text-muted max-md:rtl:text-xs md:text-base">
          {children}
        </p>
      </div>
      <PhoneWallet />
    </header>
  );
}
