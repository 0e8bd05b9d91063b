import './aviator.css';
import { RoundLine, stickyHeaderLook } from '@maidan/ui/game-header.tsx';
import { useIsWide } from '@maidan/ui/hooks/use-media.ts';
import { ArrowLeft } from '@maidan/ui/icons/signs.ts';
import { Link } from 'react-router';
import { PhoneWallet } from '../../betting/wallet.tsx';
import { BetsPanel } from './bets-panel.tsx';
import { BetCard } from './cards/bet-card.tsx';
import { ChatPanel } from './chat/chat-panel.tsx';
import { ProofButton } from './fairness-dialog.tsx';
import { useFlight } from './game/game-context.tsx';
import { HistoryStrip } from './history-strip.tsx';
import { pathTo } from './paths.ts';
import { Stage } from './stage/stage.tsx';
import { useAviatorTexts } from './texts/aviator-texts.ts';

/** Document 2, section 2. One column on a phone; on wide screens the bets are beside the stage. */
export function AviatorView() {
  const isWide = useIsWide();
  return (
    <div className="mx-auto flex w-full max-w-[92rem] flex-col md:grid md:grid-cols-[17.5rem_minmax(0,1fr)] md:items-start md:gap-3 lg:grid-cols-[18.5rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col md:order-2 md:gap-2">
        <AviatorHeader />
        <HistoryStrip />
        <Stage />
        <div className="grid gap-2 p-2 md:p-0 lg:grid-cols-2 lg:gap-3">
          <BetCard slot={0} />
          <BetCard slot={1} />
        </div>
      </div>
      {/* As tall as the game beside it, whatever is above the two. */}
      <div className="min-w-0 md:order-1 md:self-stretch md:contain-size">
        <div className="flex flex-col gap-2 max-md:pb-4 md:sticky md:top-18 md:h-full md:max-h-[calc(100dvh-5.5rem)]">
          <BetsPanel isTall={isWide} />
          <ChatPanel />
        </div>
      </div>
    </div>
  );
}

/** The game's name above the number of the round. */
function AviatorHeader() {
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
