import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TableSounds } from '../sound/table-sounds.ts';
import { type Arrivals, facesUpAfterMs, restMsMax, seeCards, turnsAfterMs } from './arrivals.ts';
import { Backdrop, Front } from './backdrop.tsx';
import { Clock, type ClockState } from './clock.tsx';
import { Hud, type HudProps } from './hud.tsx';
import type { SceneCard } from './lie-cards.ts';
import { BoxPrint, type PlaceState, WordPrint } from './print.tsx';
import { SceneCards } from './scene-cards.tsx';
import { type SceneChip, SceneChips } from './scene-chips.tsx';
import { type Cloth, chipSpots, type LayScene } from './scene-layout.ts';

/** Before the first layout: the width of the phone the scene was designed for. */
const firstWidth = 360;

/** The element's width in whole pixels. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(firstWidth);
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    const measure = () => setWidth(Math.round(node.clientWidth) || firstWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

const ticksFrom = 5;

interface Heard {
  readonly arrivals: Arrivals;
  readonly restMs: number;
  /** Seconds left to bet; undefined outside a window. */
  readonly seconds: number | undefined;
  readonly hasWon: boolean;
}

/** Plays the sounds of a table: a card, the last seconds, the lock, a win. */
export function useSceneSounds(
  sounds: TableSounds | undefined,
  { arrivals, restMs, seconds, hasWon }: Heard,
): void {
  const fallen = arrivals.fell.size;
  const isDeciding = arrivals.cards.at(-1)?.isDeciding ?? false;
  useEffect(() => {
    if (sounds === undefined || fallen === 0) return;
    sounds.play('cardSlide');
    const flip = setTimeout(() => sounds.play('cardFlip'), turnsAfterMs(restMs, isDeciding));
    return () => clearTimeout(flip);
  }, [sounds, fallen, restMs, isDeciding]);

  const before = useRef(seconds);
  useEffect(() => {
    const last = before.current;
    before.current = seconds;
    if (sounds === undefined || last === undefined || last === 0) return;
    if (seconds === undefined || seconds === 0) sounds.play('lock');
    else if (seconds < last && seconds <= ticksFrom) sounds.play('tick');
  }, [sounds, seconds]);

  useEffect(() => {
    if (hasWon) sounds?.play('win');
  }, [sounds, hasWon]);
}

export interface SceneProps {
  /** The accessible name of the scene. */
  readonly label: string;
  readonly cloth: Cloth;
  readonly lay: LayScene;
  readonly roundId: string;
  /** In the order they fell. */
  readonly cards: readonly SceneCard[];
  /** How long a card stays face down: shorter where the game deals fast. */
  readonly restMs?: number;
  readonly isOver: boolean;
  /** Places that won, once the round is over. */
  readonly winners: readonly string[];
  readonly chips: readonly SceneChip[];
  readonly titles?: Readonly<Record<string, string>>;
  /** Instead of a title that its box is too narrow for. */
  readonly narrowTitles?: Readonly<Record<string, string>> | undefined;
  readonly captions?: Readonly<Record<string, string>>;
  /** Places whose cards lead so far. */
  readonly leaders?: readonly string[] | undefined;
  /** An announcement such as "2nd Bet open", with an optional text such as "place your bets". */
  readonly call?: { readonly title: string; readonly text?: string } | undefined;
  readonly clock?: ClockState | undefined;
  readonly result?: ResultBarProps | undefined;
  readonly hud: HudProps;
  readonly sounds?: TableSounds | undefined;
}

function useArrivals(roundId: string, cards: readonly SceneCard[]): Arrivals {
  const [seen, setSeen] = useState<Arrivals>(() => seeCards(undefined, roundId, cards));
  const now = seeCards(seen, roundId, cards);
  if (now !== seen) setSeen(now);
  return now;
}

/** The newest card, if its fall is shown. */
function faceDown({ cards, fell }: Arrivals, restMs: number) {
  const newest = cards.at(-1);
  if (newest === undefined || !fell.has(cards.length - 1)) return undefined;
  return { place: newest.place, ms: facesUpAfterMs(restMs, newest.isDeciding ?? false) };
}

/** The live picture of a table, 350 high and as wide as its container. */
export function Scene(props: SceneProps) {
  const { roundId, cards, isOver, winners, clock, call, result } = props;
  const element = useRef<HTMLElement>(null);
  const width = useWidth(element);
  const arrivals = useArrivals(roundId, cards);
  const restMs = props.restMs ?? restMsMax;
  useSceneSounds(props.sounds, {
    arrivals,
    restMs,
    seconds: clock?.next === undefined ? clock?.secondsLeft : undefined,
    hasWon: result?.amount?.isWin === true,
  });
  const layout = props.lay(width);
  const stateOf = (place: string): PlaceState => {
    if (!isOver || !layout.places.some(({ id }) => winners.includes(id))) return 'waiting';
    if (winners.includes(place)) return 'won';
    return layout.places.some(({ id, isNeutral }) => id === place && isNeutral) ? 'waiting' : 'lost';
  };
  const isShown = isOver && result !== undefined;
  return (
    <section ref={element} className="mt mt-scene" aria-label={props.label} dir="ltr">
      <Backdrop cloth={props.cloth} width={width} reaches={arrivals.fell.size} />
      <BoxPrint places={layout.places} stateOf={stateOf} />
      <SceneCards layout={layout} width={width} arrivals={arrivals} restMs={restMs} stateOf={stateOf} />
      <WordPrint
        places={layout.places}
        stateOf={stateOf}
        titles={props.titles}
        narrowTitles={props.narrowTitles}
        captions={props.captions}
        leaders={props.leaders}
        hidden={faceDown(arrivals, restMs)}
      />
      <Front width={width} />
      <SceneChips chips={props.chips} spots={chipSpots(layout)} width={width} />
      <Hud {...props.hud} />
      <div role="status" className="mt-says">
        {isShown ? (
          <ResultBar {...result} next={clock} />
        ) : (
          call !== undefined && (
            <p className="mt-call">
              <b className="mt-call-title">{call.title}</b>
              <span className="mt-call-text">{call.text}</span>
            </p>
          )
        )}
      </div>
      {!isShown && clock !== undefined && <Clock {...clock} />}
    </section>
  );
}

interface ResultBarProps {
  /** Such as "LION wins". */
  readonly title: string;
  /** The reason, as a sentence. */
  readonly reason: string;
  /** The player's profit or loss on the round, with its sign; absent without a bet. */
  readonly amount?:
    | { readonly label: string; readonly text: string; readonly isWin: boolean; readonly isLoss: boolean }
    | undefined;
}

function ResultBar({
  title,
  reason,
  amount,
  next,
}: ResultBarProps & { readonly next: ClockState | undefined }) {
  return (
    <div className="mt-result">
      <div className="mt-result-words">
        <b className="mt-result-title">{title}</b>
        <span className="mt-result-reason">{reason}</span>
      </div>
      {amount !== undefined && (
        <div
          className="mt-result-amount"
          data-loss={amount.isLoss || undefined}
          data-long={amount.text.length > 8 || undefined}
        >
          <small className="mt-result-label">{amount.label}</small>
          <b className="mt-result-figure">{amount.text}</b>
        </div>
      )}
      {next !== undefined && <Clock {...next} />}
    </div>
  );
}
