import type { StageSize } from './curve-shape.ts';

type Brush = CanvasRenderingContext2D;

/** The height of the line of dots. */
export const floorOf = ({ height }: StageSize): number => height - 22;

/** Floodlight masts: position across the stage, and size. */
const masts = [
  [0.13, 1],
  [0.36, 0.66],
  [0.64, 0.66],
  [0.87, 1],
] as const;

export function drawSky(brush: Brush, { width, height }: StageSize): void {
  const sky = brush.createRadialGradient(0, height, 0, 0, height, Math.hypot(width, height) * 1.05);
  sky.addColorStop(0, '#2B4A6B');
  sky.addColorStop(0.35, '#14273F');
  sky.addColorStop(0.75, '#0A1420');
  sky.addColorStop(1, '#060B10');
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, height);
}

export interface Star {
  /** As shares of the stage's width and height. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const starsOf = ({ width, height }: StageSize): readonly Star[] =>
  scatter(Math.round((width * height) / 2200), 7);

/** Drawn one by one: a layer would be as large as the stage and nearly empty. */
export function drawStars(
  brush: Brush,
  { width, height }: StageSize,
  stars: readonly Star[],
  drift: { readonly x: number; readonly y: number },
): void {
  brush.fillStyle = '#fff';
  for (const { x, y, size } of stars) {
    brush.globalAlpha = 0.15 + size * 0.42;
    brush.beginPath();
    const [left, top] = [(x * width - drift.x + width) % width, (y * height + drift.y) % height];
    brush.arc(left, top, 0.5 + size * 0.9, 0, 2 * Math.PI);
    brush.fill();
  }
  brush.globalAlpha = 1;
}

const raysCount = 16;

export function drawRays(brush: Brush, { width, height }: StageSize, turn: number): void {
  const reach = Math.hypot(width, height);
  brush.fillStyle = 'rgba(255, 255, 255, 0.028)';
  brush.beginPath();
  for (let ray = 0; ray < raysCount; ray += 1) {
    const from = turn + (ray / raysCount) * 2 * Math.PI;
    brush.moveTo(0, height);
    brush.lineTo(reach * Math.cos(from), height + reach * Math.sin(from));
    brush.lineTo(reach * Math.cos(from + 0.19), height + reach * Math.sin(from + 0.19));
  }
  brush.fill();
}

/** The height of the stadium with its masts and their light, from the bottom of the stage. */
export const stadiumHeight = 130;

function standPath(brush: Brush, size: StageSize): void {
  const { width, height } = size;
  brush.beginPath();
  brush.moveTo(0, height - 62);
  brush.quadraticCurveTo(width / 2, height - 10, width, height - 62);
}

/** The stand with the crowd's lights and the floodlights, as seen from the field. */
export function drawStadium(brush: Brush, size: StageSize): void {
  const { width, height } = size;
  const floor = floorOf(size);
  standPath(brush, size);
  brush.lineTo(width, height);
  brush.lineTo(0, height);
  brush.fillStyle = '#0A1822';
  brush.fill();
  standPath(brush, size);
  brush.strokeStyle = '#35536b';
  brush.lineWidth = 1;
  brush.stroke();
  drawCrowd(brush, size);
  for (const [across, scale] of masts) drawMast(brush, across * width, floor, scale);
}

/** The height of the stand's edge, where the crowd begins. */
const edgeAt = (x: number, height: number): number => height - 62 + 4 * 26 * x * (1 - x);

function drawCrowd(brush: Brush, { width, height }: StageSize): void {
  brush.fillStyle = '#FFD98A';
  for (const { x, y, size } of scatter(Math.round(width / 3), 3)) {
    const top = edgeAt(x, height) + 4;
    brush.globalAlpha = 0.15 + size * 0.4;
    brush.fillRect(x * width, top + y * (height - 24 - top), 1.6, 1.6);
  }
  brush.globalAlpha = 1;
}

function drawMast(brush: Brush, x: number, floor: number, scale: number): void {
  brush.save();
  brush.translate(x, floor);
  brush.scale(scale, scale);
  const glow = brush.createRadialGradient(0, -62, 0, 0, -62, 42);
  glow.addColorStop(0, 'rgba(255, 241, 196, 0.55)');
  glow.addColorStop(1, 'rgba(255, 197, 61, 0)');
  brush.fillStyle = glow;
  brush.fillRect(-42, -104, 84, 84);
  brush.fillStyle = '#22384a';
  brush.fillRect(-1.6, -54, 3.2, 54);
  brush.fillStyle = '#16283a';
  brush.fillRect(-13, -70, 26, 17);
  brush.fillStyle = '#FFF3CF';
  for (const lampX of [-9, -3, 3, 9]) {
    for (const lampY of [-67, -61.5, -56]) {
      brush.beginPath();
      brush.arc(lampX, lampY, 1.8, 0, 2 * Math.PI);
      brush.fill();
    }
  }
  brush.restore();
}

/** Positions of stars and lights that look random, but are always the same. */
function scatter(count: number, seed: number): readonly { x: number; y: number; size: number }[] {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return Array.from({ length: count }, () => ({ x: next(), y: next(), size: next() }));
}
