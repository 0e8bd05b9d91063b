import { Button } from '@maidan/ui/button.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { useSelected, useStore } from '@maidan/ui/hooks/use-store.ts';
import { IconButton } from '@maidan/ui/icon-button.tsx';
import { SoundOff, SoundOn } from '@maidan/ui/icons/signs.ts';
import { LineLost } from '@maidan/ui/line-lost.tsx';
import { useRef } from 'react';
import type { Flight } from '../flight/flight.ts';
import { useFlight, useGame, useIsStale } from '../game/game-context.tsx';
import { useFlightSound } from '../sound/use-flight-sound.ts';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import { announcementOf } from './announcement-of.ts';
import { LandingPill } from './landing-pill.tsx';
import { Multiplier } from './multiplier.tsx';
import { usePainter } from './use-painter.ts';
import { WaitingBar } from './waiting-bar.tsx';

const frame =
  'relative h-[18.5rem] shrink-0 overflow-hidden bg-[#060b10] max-md:border-b max-md:border-line md:h-[clamp(18.5rem,calc(100dvh-24.5rem),34rem)] md:rounded-xl md:border md:border-line';

/** Planes start at the left in every language, so overlays leave room for them there. */
export function Stage() {
  const { stage: texts } = useAviatorTexts();
  const flight = useFlight();
  const sound = useFlightSound();
  const canvas = useRef<HTMLCanvasElement>(null);
  usePainter(canvas);
  return (
    <section aria-label={texts.label} className={frame}>
      <div aria-hidden="true" className="absolute inset-0">
        <canvas ref={canvas} className="size-full" />
      </div>
      <div className="absolute inset-x-0 top-[18%] bottom-[24%] grid place-content-center justify-items-center gap-1 text-center">
        {flight ? <Middle flight={flight} /> : <p className="text-[#dce7e0]">{texts.connecting}</p>}
      </div>
      <BettorCount />
      <WinCap />
      <LandingPill />
      <IconButton
        label={texts.sound}
        aria-pressed={sound.isOn}
        icon={sound.isOn ? <SoundOn /> : <SoundOff />}
        onClick={sound.toggle}
        className="absolute right-1 bottom-6 text-white"
      />
      <LineNotice />
      <p role="status" className="sr-only">
        {announcementOf(flight, texts)}
      </p>
    </section>
  );
}

function Middle({ flight }: { readonly flight: Flight }) {
  const { stage: texts } = useAviatorTexts();
  const isOver = flight.status === 'waiting' || flight.status === 'close';
  if (flight.roundId === '') return <p className="figure text-xl text-white">{texts.waiting}</p>;
  if (flight.status === 'open') return <WaitingBar />;
  if (isOver && flight.isVoid) return <p className="max-w-72 font-semibold text-white">{texts.void}</p>;
  return (
    <>
      {isOver && (
        <p className="figure av-pop text-[1.625rem] leading-none tracking-[0.08em] text-white">
          {texts.flewAway}
        </p>
      )}
      <Multiplier isOver={isOver} />
    </>
  );
}

function BettorCount() {
  const { stage: texts } = useAviatorTexts();
  const count = useSelected(useGame().bets, (picture) => picture?.bettorCount);
  if (count === undefined) return null;
  return (
    <p className="absolute top-2 left-7 flex h-6 items-center gap-1.5 rounded-full border border-white/12 bg-[#040a08]/72 px-2.5 text-xs text-[#dce7e0]">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-[#37d67a] shadow-[0_0_6px_#37d67a]" />
      {texts.betting(count)}
    </p>
  );
}

/** The most one bet may win, if the house says so. */
function WinCap() {
  const { stage: texts } = useAviatorTexts();
  const { winMax } = useGame();
  if (winMax === undefined) return null;
  return (
    <p className="absolute top-2 right-3 h-6 max-w-[55%] truncate rounded-full border border-white/12 bg-[#040a08]/72 px-2.5 text-xs/6 text-[#dce7e0]">
      {texts.winCap(formatSummary(winMax))}
    </p>
  );
}

function LineNotice() {
  const { stage: texts } = useAviatorTexts();
  const { hasGivenUp, connect } = useGame();
  const isGivenUp = useStore(hasGivenUp);
  const isStale = useIsStale();
  return (
    <div role="alert" className="absolute inset-x-3 top-10 empty:hidden">
      {isGivenUp ? (
        <div className="flex items-center justify-between gap-2 rounded-lg bg-background/92 py-1 ps-3 pe-1 text-sm font-semibold text-warning">
          {texts.givenUp}
          <Button size="sm" variant="outline" onClick={connect}>
            {texts.connect}
          </Button>
        </div>
      ) : (
        isStale && <LineLost says={texts.stale} className="bg-background/92" />
      )}
    </div>
  );
}
