import { isStill, svg } from '../render.ts';
import type { Flight } from './ball-flight.ts';
import {
  bowlerFrom,
  bowlerStumps,
  bowlerTo,
  fielders,
  ground,
  keeper,
  nonStriker,
  type Point,
  pitch,
  playerSize,
  rope,
  striker,
  strikerStumps,
  wayOf,
} from './ground-plan.ts';

/** A person seen from above and in front: the inner group moves, the outer one has the starting position. */
function person({ x, y }: Point, look: string): { at: SVGElement; moves: SVGElement } {
  const moves = svg(
    'g',
    { class: look },
    svg('ellipse', { class: 'shadow', cx: 0, cy: 5.5, rx: 5.5, ry: 2 }),
    svg('rect', { class: 'shirt', x: -4, y: -4.5, width: 8, height: 10, rx: 3 }),
    svg('circle', { class: 'head', cx: 0, cy: -7, r: 3 }),
    ...(look === 'batter' ? [svg('path', { class: 'bat', d: 'M4 -1 L8 7' })] : []),
  );
  return { at: svg('g', { transform: `translate(${x} ${y}) scale(${playerSize})` }, moves), moves };
}

function stumps({ x, y }: Point): SVGElement {
  return svg('path', { class: 'stumps', d: `M${x - 4} ${y}v-8M${x} ${y}v-8M${x + 4} ${y}v-8` });
}

function turf(): SVGElement[] {
  const { x: cx, y: cy, rx, ry } = rope;
  const mown = [0.84, 0.68, 0.52, 0.36].map((part, place) =>
    svg('ellipse', { class: place % 2 === 0 ? 'mown' : 'turf', cx, cy, rx: rx * part, ry: ry * part }),
  );
  const { x, y, width, height } = pitch;
  const crease = (at: number) => svg('path', { class: 'crease', d: `M${x} ${at}h${width}` });
  return [
    svg('ellipse', { class: 'turf', cx, cy, rx: rx + 12, ry: ry + 12 }),
    ...mown,
    svg('ellipse', { class: 'rope', cx, cy, rx, ry }),
    svg('ellipse', { class: 'circle', cx, cy, rx: rx * 0.58, ry: ry * 0.64 }),
    svg('rect', { class: 'pitch', x, y, width, height, rx: 2 }),
    crease(strikerStumps.y + 5),
    crease(bowlerStumps.y - 5),
  ];
}

function covers(): SVGElement {
  const { x, y, width, height } = pitch;
  const drops = Array.from({ length: 80 }, (_, place) => {
    const [left, top] = [(place * 149) % ground.width, (place * place * 31 + place * 57) % ground.height];
    return `M${left} ${top}l-4 12`;
  });
  return svg(
    'g',
    { class: 'rain' },
    svg('rect', { class: 'covers', x: x - 8, y: y - 8, width: width + 16, height: height + 16, rx: 4 }),
    svg('path', { class: 'drops', d: drops.join('') }),
  );
}

export type FieldPicture = ReturnType<typeof drawField>;

export function drawField() {
  const others = [keeper, ...fielders].map((point) => person(point, 'fielder'));
  const batters = [person(striker, 'batter'), person(nonStriker, 'batter')] as const;
  const bowler = person(bowlerFrom, 'fielder bowler');
  const struck = stumps(strikerStumps);
  const trail = svg('path', { class: 'trail', d: '' });
  const shadow = svg('ellipse', { class: 'shadow', rx: 3.4, ry: 1.6 });
  const ball = svg('circle', { class: 'ball', r: 3.4 });
  const ballGroup = svg('g', { class: 'ball-group' }, shadow, ball);
  const players = svg(
    'g',
    { class: 'players' },
    ...others.map(({ at }) => at),
    struck,
    stumps(bowlerStumps),
    ...batters.map(({ at }) => at),
    bowler.at,
  );
  const root = svg(
    'svg',
    { viewBox: `0 0 ${ground.width} ${ground.height}`, class: 'field', 'aria-hidden': 'true' },
    ...turf(),
    trail,
    players,
    ballGroup,
    covers(),
  );
  return {
    root,
    trail,
    ball,
    shadow,
    ballGroup,
    struck,
    bowler: bowler.moves,
    bowlerWay: wayOf(bowlerFrom, bowlerTo),
    batters: [batters[0].moves, batters[1].moves] as const,
    batterWay: wayOf(striker, nonStriker),
    fielders: others.slice(1).map(({ moves }) => moves),
  };
}

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
