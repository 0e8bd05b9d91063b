import { isStill } from '../../render.ts';
import type { Flight } from '../ball-flight.ts';
import type { FieldPicture } from '../cricket-field.ts';
import { bowlerTo, fielders, type Point, striker, wayOf } from './ground-plan.ts';

const runUpMs = 650;
const deliveryMs = 350;
const flightMs = 1_100;
const crossingMs = 700;

const shift = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;
const home = shift({ x: 0, y: 0 });

function trailOf({ to, height }: Flight): string {
  const bend = { x: (striker.x + to.x) / 2, y: (striker.y + to.y) / 2 - height };
  return `M${striker.x} ${striker.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}

/** Animates the players and the ball of a drawn field. Each delivery clears the previous one. */
export function ballShow(field: FieldPicture) {
  let moving: Animation[] = [];

  function move(what: Element, frames: Keyframe[], durationMs: number, delayMs = 0): void {
    moving.push(
      what.animate(frames, { duration: durationMs, delay: delayMs, fill: 'both', easing: 'ease-out' }),
    );
  }

  function clear(): void {
    for (const animation of moving) animation.cancel();
    moving = [];
    field.trail.setAttribute('d', '');
    field.struck.classList.remove('broken');
  }

  function moveBall(from: Point, to: Point, height: number, durationMs: number, delayMs: number): void {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const lifted = { x: middle.x, y: middle.y - height };
    move(field.ballGroup, [{ opacity: 1 }, { opacity: 1 }], durationMs, delayMs);
    move(
      field.ball,
      [from, lifted, to].map((at) => ({ transform: shift(at) })),
      durationMs,
      delayMs,
    );
    move(
      field.shadow,
      [from, to].map((at) => ({ transform: shift(at) })),
      durationMs,
      delayMs,
    );
  }

  function crossEnds(crossings: number): void {
    const [one, two] = field.batters;
    const steps = Array.from({ length: Math.ceil(crossings) + 1 }, (_, step) => Math.min(step, crossings));
    const away = (step: number) => (step % 2 <= 1 ? step % 2 : 2 - (step % 2));
    const frames = (way: Point) =>
      steps.map((step) => ({ transform: shift({ x: way.x * away(step), y: way.y * away(step) }) }));
    const { x, y } = field.batterWay;
    move(one, frames({ x, y }), crossingMs * crossings);
    move(two, frames({ x: -x, y: -y }), crossingMs * crossings);
  }

  return {
    clear,
    /** The bowler's run-up and delivery: shown while the feed says that a ball is in play. */
    runUp(): void {
      clear();
      if (isStill()) return;
      move(field.bowler, [{ transform: home }, { transform: shift(field.bowlerWay) }], runUpMs);
      moveBall(bowlerTo, striker, 0, deliveryMs, runUpMs);
    },
    /** Shows the result of the ball. */
    strike(flight: Flight): void {
      field.trail.setAttribute('d', trailOf(flight));
      if (flight.breaksStumps) field.struck.classList.add('broken');
      if (isStill()) return;
      moveBall(striker, flight.to, flight.height, flightMs, 0);
      if (flight.crossings > 0) crossEnds(flight.crossings);
      const goes = flight.fielder === undefined ? undefined : field.fielders[flight.fielder];
      const from = flight.fielder === undefined ? undefined : fielders[flight.fielder];
      if (goes === undefined || from === undefined) return;
      move(goes, [{ transform: home }, { transform: shift(wayOf(from, flight.to)) }], flightMs);
    },
  };
}
