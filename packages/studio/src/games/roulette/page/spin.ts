import { wheel } from '../spots.ts';

/** Degrees clockwise, 0 at the top. The ball's angle is relative to the wheel, which turns under it. */
export interface WheelState {
  readonly wheel: number;
  readonly ball: number;
  /** As a share of the wheel's radius. */
  readonly radius: number;
}

export const rimRadius = 0.9;
export const pocketRadius = 0.615;

/** The speeds while waiting for the answer, in degrees per second; the spin continues from them. */
const wheelSpeed = 130;
const ballSpeed = -620;

export const spinMs = 6_000;
const fallMs = 4_700;
/** The share of the ball's path on the rim. */
const rimShare = 0.62;
const bounces = 2.5;

const leastWheelTurn = 240;
const leastBallTurn = 1_480;

export const pocketAngle = (number: number): number => (wheel.indexOf(number) * 360) / wheel.length;

const onCircle = (degrees: number): number => ((degrees % 360) + 360) % 360;

export const atRest = (number: number): WheelState => ({
  wheel: -pocketAngle(number),
  ball: pocketAngle(number),
  radius: pocketRadius,
});

export const rolling = (from: WheelState, ms: number): WheelState => ({
  wheel: from.wheel + (wheelSpeed * ms) / 1000,
  ball: from.ball + (ballSpeed * ms) / 1000,
  radius: rimRadius,
});

export interface Spin {
  readonly from: WheelState;
  readonly wheelTurn: number;
  readonly ballTurn: number;
}

/** From the present state to the number's pocket, with that pocket at the top. */
export function planSpin(from: WheelState, number: number): Spin {
  const pocket = pocketAngle(number);
  const wheelTurn = leastWheelTurn + onCircle(-pocket - from.wheel - leastWheelTurn);
  const ballTurn = leastBallTurn + onCircle(from.ball - pocket - leastBallTurn);
  return { from, wheelTurn, ballTurn: -ballTurn };
}

/** The progress at a moment: it begins at the given speed and ends at zero speed. */
function along(turn: number, speed: number, lengthMs: number, ms: number): number {
  const power = (speed * lengthMs) / 1000 / turn;
  return turn * (1 - (1 - Math.min(1, ms / lengthMs)) ** power);
}

function radiusAt(ms: number): number {
  const share = Math.min(1, ms / fallMs);
  if (share <= rimShare) return rimRadius;
  const fallen = (share - rimShare) / (1 - rimShare);
  const height = Math.abs(Math.cos(bounces * Math.PI * fallen)) * (1 - fallen) ** 1.6;
  return pocketRadius + (rimRadius - pocketRadius) * height;
}

export const spinAt = ({ from, wheelTurn, ballTurn }: Spin, ms: number): WheelState => ({
  wheel: from.wheel + along(wheelTurn, wheelSpeed, spinMs, ms),
  ball: from.ball + along(ballTurn, ballSpeed, fallMs, ms),
  radius: radiusAt(ms),
});

/** When the ball leaves the rim. */
export const dropMs = fallMs * rimShare;
