import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Stakes } from '../../../pages/instant/bets.ts';
import type { InstantTable } from '../../../pages/instant/use-instant-game.ts';
import { ChipArt } from '../../../pages/parts/chip-art.tsx';
import { formatPoints, hundredthsOf } from '../../../pages/points.ts';
import type { InstantRecord } from '../../../wire/instant.ts';
import { pocketColour, type Spot, spotOf } from '../spots.ts';
import { useRouletteTexts } from '../texts/texts.ts';
import { formatSpot, profitOf } from './format-spot.ts';
import { cellsHigh, isStrip, type Place, placedSpots, placeOf, placeStyle } from './layout.ts';
import { NumberFaces } from './number-faces.tsx';

/** The payment of each of the player's bets, in hundredths. */
const paidByOption = (round: InstantRecord): ReadonlyMap<string, bigint> =>
  new Map(round.bets.map(({ option, paid }) => [option, hundredthsOf(paid)]));

interface SpotsProps {
  readonly stakes: Stakes;
  readonly paid: ReadonlyMap<string, bigint> | undefined;
  readonly isPending: boolean;
  readonly isOff: boolean;
  /** The spot that Tab focuses. */
  readonly current: string;
}

const Spots = memo(function Spots({ stakes, paid, isPending, isOff, current }: SpotsProps) {
  const texts = useRouletteTexts();
  return placedSpots.map(({ spot, place }) => {
    const points = stakes[spot.id] ?? 0;
    const name = `${formatSpot(texts, spot)}, ${texts.bet.toOne(profitOf(spot))}`;
    return (
      <button
        key={spot.id}
        type="button"
        className="rl-spot"
        data-spot={spot.id}
        data-strip={isStrip(place)}
        data-outside={spot.covers.length > 6}
        data-won={paid && points > 0 ? (paid.get(spot.id) ?? 0n) > 0n : undefined}
        style={placeStyle(place)}
        tabIndex={spot.id === current ? 0 : -1}
        aria-disabled={isOff}
        aria-label={points > 0 ? `${name}, ${texts.bet.onIt(formatPoints(points))}` : name}
      >
        {points > 0 && (
          <span className="rl-chip" key={points}>
            <ChipArt points={points} size={26} isPending={isPending} />
          </span>
        )}
      </button>
    );
  });
});

const longPressMs = 380;
const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const spotUnder = (target: EventTarget): Spot | undefined =>
  target instanceof Element
    ? spotOf(target.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? '')
    : undefined;

interface BoardProps {
  readonly table: InstantTable;
  readonly winner: number | undefined;
  /** Numbers highlighted by the racetrack. */
  readonly lit: ReadonlySet<number>;
}

function useBoard(table: InstantTable) {
  const [pointed, setPointed] = useState<Spot>();
  const [current, setCurrent] = useState('straight-0');
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; isLong: boolean }>({ isLong: false });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A click by a key follows no pointer, and so no long press.
    press.current.isLong = false;
    const spot = spotUnder(event.target);
    const direction = directions[event.key];
    if (spot === undefined) return;
    if (event.key === 'Delete' || event.key === 'Backspace') return table.takeBack(spot.id);
    if (direction === undefined) return;
    event.preventDefault();
    const isUpright = event.currentTarget.clientHeight > event.currentTarget.clientWidth;
    const next = nextSpot(spot.id, direction, isUpright);
    event.currentTarget.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus();
  };
  const onClick = (event: MouseEvent) => {
    const spot = spotUnder(event.target);
    if (press.current.isLong || spot === undefined) return;
    setPointed(spot);
    table.place([{ option: spot.id, points: table.chip }]);
  };
  const onPointerDown = (event: PointerEvent) => {
    const spot = spotUnder(event.target);
    clearTimeout(press.current.timer);
    press.current = {
      isLong: false,
      timer: setTimeout(() => {
        press.current.isLong = true;
        setPointed(spot);
      }, longPressMs),
    };
  };
  const onPointerUp = () => clearTimeout(press.current.timer);
  return {
    pointed,
    current,
    handlers: {
      onKeyDown,
      onClick,
      onPointerDown,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onPointerOver: (event: PointerEvent) =>
        event.pointerType === 'mouse' && setPointed(spotUnder(event.target)),
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setPointed(undefined),
      onFocus: (event: { readonly target: EventTarget }) => {
        const spot = spotUnder(event.target);
        if (spot === undefined) return;
        setCurrent(spot.id);
        setPointed(spot);
      },
      onBlur: () => setPointed(undefined),
    },
  };
}

const nothing: ReadonlySet<number> = new Set();

/** The cloth with all its spots; pointing at one highlights the numbers it covers. */
export function Board({ table, winner, lit }: BoardProps) {
  const texts = useRouletteTexts();
  const { pointed, current, handlers } = useBoard(table);
  const { phase, round } = table.view;
  const shown = phase === 'shown' ? round : undefined;
  const paid = useMemo(() => (shown ? paidByOption(shown) : undefined), [shown]);
  const covered = useMemo(() => (pointed ? new Set(pointed.covers) : nothing), [pointed]);
  return (
    <div className="rl-board-frame">
      <fieldset className="rl-board" dir="ltr" aria-label={texts.roulette.table} {...handlers}>
        <NumberFaces lit={lit.size > 0 ? lit : covered} litSpot={pointed?.id} winner={winner} />
        <Spots
          stakes={table.stakes}
          paid={paid}
          isPending={phase === 'asking' || phase === 'asking-again' || phase === 'lost'}
          isOff={!table.isOpen}
          current={current}
        />
        {pointed && <Bubble spot={pointed} points={table.stakes[pointed.id] ?? 0} />}
      </fieldset>
    </div>
  );
}

/** The chosen spot, large enough to read beside a finger. */
function Bubble({ spot, points }: { readonly spot: Spot; readonly points: number }) {
  const texts = useRouletteTexts();
  const isInside = spot.covers.length <= 6;
  return (
    <span className="rl-bubble" style={placeStyle(placeOf(spot))} aria-hidden="true">
      <span className="rl-bubble-box">
        {isInside ? (
          <span className="rl-bubble-numbers">
            {spot.covers.map((number) => (
              <b key={number} data-colour={pocketColour(number)}>
                {number}
              </b>
            ))}
          </span>
        ) : (
          <b>{formatSpot(texts, spot)}</b>
        )}
        <span>
          {texts.bet.toOne(profitOf(spot))}
          {points > 0 && ` · ${formatPoints(points)}`}
        </span>
      </span>
    </span>
  );
}

type Direction = 'up' | 'down' | 'left' | 'right';

const steps: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** On the upright table, with zero at the top: a quarter turn. */
const uprightStep: Readonly<Record<Direction, Direction>> = {
  up: 'left',
  down: 'right',
  left: 'down',
  right: 'up',
};

/** How much more a sideways distance counts than a straight one. */
const sidewaysWeight = 3;

function distance(from: Place, to: Place, [stepX, stepY]: readonly [number, number]): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * stepX + dy * stepY;
  const aside = Math.abs(dx * stepY) + Math.abs(dy * stepX);
  return ahead > 0.01 ? ahead + aside * sidewaysWeight : Number.POSITIVE_INFINITY;
}

/** The target of an arrow key: the nearest spot in that direction, or the same one at the border. */
export function nextSpot(id: string, direction: Direction, isUpright: boolean): string {
  const from = placedSpots.find(({ spot }) => spot.id === id);
  if (from === undefined) return id;
  const step = steps[isUpright ? uprightStep[direction] : direction];
  const nearest = placedSpots
    .map(({ spot, place }) => ({ id: spot.id, far: distance(from.place, place, step) }))
    .reduce((best, one) => (one.far < best.far ? one : best));
  return nearest.far > cellsHigh * 2 ? id : nearest.id;
}
