/** An illustration of the flight, not a chart: only the multiplier is exact, and the axes have no figures. */
const steepness = 2.9;
const climbMs = 10_000;
const tipAcross = 0.8;
const tipFromTop = 0.3;
const bobPx = 10;
const bobMs = 5_000;
const noseUpDegrees = 24;

export interface StageSize {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the curve starts, above the axis of dots. */
export const groundOf = ({ height }: StageSize): number => height - 26;

/** How far the tip has moved across the stage, from 0 to 1. */
export const progressAt = (elapsedMs: number): number => Math.min(1, Math.max(0, elapsedMs / climbMs));

export const shape = (u: number): number => Math.expm1(steepness * u) / Math.expm1(steepness);

/** Moves up and down by ten pixels once the tip has arrived. */
export function bobAt(elapsedMs: number): number {
  const since = Math.max(0, elapsedMs - climbMs);
  return (Math.sin((since / bobMs) * 2 * Math.PI) * bobPx) / 2;
}

export function tipAt(elapsedMs: number, size: StageSize, isStill: boolean): Point {
  const u = progressAt(elapsedMs);
  const ground = groundOf(size);
  const y = ground - shape(u) * (ground - size.height * tipFromTop);
  return { x: size.width * tipAcross * u, y: y + (isStill ? 0 : bobAt(elapsedMs)) };
}

/** The points of the curve from the ground to the tip. */
export function lineTo(tip: Point, elapsedMs: number, size: StageSize): readonly Point[] {
  const u = progressAt(elapsedMs);
  const ground = groundOf(size);
  const full = shape(u);
  const steps = Math.max(2, Math.ceil(48 * u));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const risen = full === 0 ? 0 : shape(part * u) / full;
    return { x: tip.x * part, y: ground - risen * (ground - tip.y) };
  });
}

/** In radians, positive is nose up: level on the ground, then rising with the curve. */
export function noseAt(elapsedMs: number): number {
  const lifted = Math.min(1, progressAt(elapsedMs) * 1.6);
  return ((noseUpDegrees * Math.PI) / 180) * lifted * lifted * (3 - 2 * lifted);
}
