import type { StatusKey } from '@maidan/contract/wire';
import type { BallMark } from '../cricket-figures.ts';
import {
  fielders,
  keeper,
  nearestFielder,
  type Point,
  ropeDistance,
  striker,
  strikerStumps,
  towards,
} from './ground-plan.ts';

/** The path of a ball after it reaches the striker. */
export interface Flight {
  readonly to: Point;
  /** Its greatest height, in units of the ground. */
  readonly height: number;
  /** Who fields it: an index in `fielders`. */
  readonly fielder: number | undefined;
  /** How many times the batters change ends. */
  readonly crossings: number;
  readonly breaksStumps: boolean;
}

const reach = [0.22, 0.5, 0.7, 0.86] as const;
const directions = 16;

/**
 * Derived from the ball's key, so that it is the same on every screen: the feed gives the result, not the
 * direction.
 */
function directionOf(ballKey: string): number {
  let hash = 2166136261;
  for (let place = 0; place < ballKey.length; place++) {
    hash = Math.imul(hash ^ ballKey.charCodeAt(place), 16777619);
  }
  return (((hash >>> 8) % directions) / directions) * 2 * Math.PI;
}

const still = { height: 0, fielder: undefined, crossings: 0, breaksStumps: false };

function hit(runs: number, angle: number): Flight {
  const far = ropeDistance(angle);
  if (runs === 6) return { ...still, to: towards(angle, far * 1.12), height: 70 };
  if (runs === 4) return { ...still, to: towards(angle, far) };
  const to = towards(angle, far * (reach[runs] ?? 0.9));
  return { ...still, to, fielder: nearestFielder(to), crossings: runs };
}

/** The status line says how a batter was out; once it has changed, only the wicket is shown. */
function dismissal(status: StatusKey | undefined, runs: number, angle: number): Flight {
  if (status === 'caught') {
    const fielder = nearestFielder(towards(angle, ropeDistance(angle) * 0.7));
    const { x, y } = fielders[fielder] ?? striker;
    return { ...still, to: { x, y: y - 6 }, height: 55 };
  }
  if (status === 'runOut') return { ...hit(1, angle), crossings: runs + 0.5, breaksStumps: true };
  return { ...still, to: strikerStumps, breaksStumps: status !== 'lbw' && status !== 'caughtAndBowled' };
}

export function flightOf({ kind, runs }: BallMark, ballKey: string, status?: StatusKey): Flight {
  const angle = directionOf(ballKey);
  if (kind === 'wicket') return dismissal(status, runs, angle);
  if (kind === 'wide' && runs === 0) return { ...still, to: { x: keeper.x + 16, y: keeper.y } };
  return hit(runs, kind === 'wide' ? -Math.PI / 2.5 : angle);
}
