import { Button } from '@maidan/ui/button.tsx';
import { formatCoins, formatSummary } from '@maidan/ui/format/coins.ts';
import { useSelected, useStore } from '@maidan/ui/hooks/use-store.ts';
import { IconButton } from '@maidan/ui/icons/icon.tsx';
import { SoundOff, SoundOn } from '@maidan/ui/icons/signs.ts';
import { LineLost } from '@maidan/ui/page-states.tsx';
import { useEffect, useRef } from 'react';
import { type Flight, formatMultiplier, hundredthsNow, shareLeft } from '../flight/flight.ts';
import type { Landing } from '../game/aviator-game.ts';
import { useFlight, useGame, useIsStale } from '../game/game-context.tsx';
import { useFlightSound } from '../sound/use-flight-sound.ts';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import type { AviatorTexts } from '../texts/en.ts';
import { usePainter } from './use-painter.ts';

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
        isStale && <LineLost text={texts.stale} className="bg-background/92" />
      )}
    </div>
  );
}

/**
 * The player's last cash-out of this flight: the multiplier and the payment. It stays until the next round
 * opens. Its container is always rendered, so that screen readers announce it.
 */
function LandingPill() {
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

/** The multiplier: text written at every tick, without React. It is announced once, at the end. */
function Multiplier({ isOver }: { readonly isOver: boolean }) {
  const { ticker } = useGame();
  const isStale = useIsStale();
  const number = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let written = '';
    return ticker.follow((flight, nowMs) => {
      const text = formatMultiplier(hundredthsNow(flight, nowMs));
      if (text === written || !number.current) return;
      written = text;
      number.current.textContent = text;
    });
  }, [ticker]);
  return (
    <p
      ref={number}
      dir="ltr"
      aria-hidden="true"
      className={`figure av-number text-[5.125rem] leading-none md:text-[7rem] ${isOver ? 'text-[#ff6b6b]' : 'text-white'} ${isStale ? 'opacity-45' : ''}`}
    />
  );
}

/** While bets are open: the time left, as a shrinking bar and in seconds. */
function WaitingBar() {
  const { stage: texts } = useAviatorTexts();
  const { ticker } = useGame();
  const bar = useRef<HTMLDivElement>(null);
  const seconds = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      ticker.follow((flight, nowMs) => {
        if (bar.current) bar.current.style.transform = `scaleX(${shareLeft(flight, nowMs)})`;
        const text = (Math.max(0, flight.endsAt - nowMs) / 1000).toFixed(1);
        if (seconds.current && seconds.current.textContent !== text) seconds.current.textContent = text;
      }),
    [ticker],
  );
  return (
    <div className="flex w-56 flex-col items-center gap-2.5 text-center md:w-72">
      <p className="figure text-xl tracking-wide text-white uppercase md:text-2xl">{texts.waiting}</p>
      <div aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full bg-black/45">
        <div ref={bar} className="h-full origin-left rounded-full bg-[#f03a52] rtl:origin-right" />
      </div>
      <p aria-hidden="true" dir="ltr" className="figure tabular text-2xl text-white">
        <span ref={seconds} /> s
      </p>
    </div>
  );
}

/** Announced once per state that matters to a bet; the rising multiplier is not announced. */
export function announcementOf(
  flight: Flight | undefined,
  texts: Pick<AviatorTexts['stage'], 'open' | 'void' | 'flewAwayAt'>,
): string | undefined {
  if (flight?.status === 'open') return texts.open;
  if (flight?.status !== 'waiting') return undefined;
  // A cancelled flight has no crash to announce.
  if (flight.isVoid) return texts.void;
  return flight.crash === undefined
    ? undefined
    : texts.flewAwayAt(formatMultiplier(Math.round(flight.crash * 100)));
}
