import { useIsWide } from '@maidan/ui/hooks/use-is-wide.ts';
import { AviatorHeader } from './aviator-header.tsx';
import { BetsPanel } from './bets/bets-panel.tsx';
import { BetCard } from './cards/bet-card.tsx';
import { ChatPanel } from './chat/chat-panel.tsx';
import { HistoryStrip } from './history/history-strip.tsx';
import { Stage } from './stage/stage.tsx';
import './aviator.css';

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
