import { bandOf } from '@maidan/games/rules';
import { type Flight, hundredthsNow, shareLeft } from '../flight/flight.ts';
import { createChutes } from './chutes.ts';
import { groundOf, lineTo, noseAt, type Point, progressAt, type StageSize, tipAt } from './curve-shape.ts';
import {
  drawRays,
  drawSky,
  drawStadium,
  drawStars,
  floorOf,
  type Star,
  stadiumHeight,
  starsOf,
} from './draw-backdrop.ts';
import { createGlow, drawPlane, rideAhead, tailBehind } from './draw-plane.ts';

type Brush = CanvasRenderingContext2D;
type Glow = ReturnType<typeof createGlow>;

const glows = {
  low: createGlow('52, 180, 255'),
  middle: createGlow('145, 62, 248'),
  high: createGlow('192, 23, 180'),
} as const;
const lostGlow = createGlow('160, 50, 60');
/** The time in which the plane leaves the stage. */
const leaveMs = 400;
/** The share of the waiting time in which it rolls in; then it stands with its engine running. */
const rollInShare = 0.45;
/** The time in which the stadium moves out of view while the plane climbs. */
const sinkMs = 45_000;
/**
 * The slowly turning background is painted ten times a second: more is not noticeable, and slow devices need
 * the time.
 */
const airMs = 100;
const raysRadiansPerMs = (6 * Math.PI) / 180 / 1000;

export interface Painter {
  resize(size: StageSize, scale: number): void;
  draw(flight: Flight, nowMs: number): void;
  /** A player cashed out: a parachute leaves the plane. */
  drop(isOwn: boolean, nowMs: number): void;
}

interface Layers {
  readonly sky: HTMLCanvasElement;
  /** Sky, rays and glow, as last painted. */
  readonly air: HTMLCanvasElement;
  readonly stars: readonly Star[];
  /** Only as high as the stadium. */
  readonly stadium: HTMLCanvasElement;
}

function paintLayer(size: StageSize, scale: number, paint: (brush: Brush, size: StageSize) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  const brush = canvas.getContext('2d');
  if (brush) {
    brush.scale(scale, scale);
    paint(brush, size);
  }
  return canvas;
}

/** Draws the stage. Sky and stadium are painted once per size. */
export function createPainter(canvas: HTMLCanvasElement, isStill: () => boolean): Painter {
  const brush = canvas.getContext('2d', { alpha: false });
  const chutes = createChutes();
  let size: StageSize = { width: 0, height: 0 };
  let layers: Layers | undefined;
  let airPainted: { readonly atMs: number; readonly glow: Glow; readonly isFaint: boolean } | undefined;
  /** Where the flight was when it ended, and when the end was first drawn. */
  let left: { readonly roundId: string; readonly atMs: number; readonly flownMs: number } | undefined;
  let flownMs = 0;

  function resize(next: StageSize, scale: number): void {
    size = next;
    canvas.width = Math.round(size.width * scale);
    canvas.height = Math.round(size.height * scale);
    brush?.setTransform(scale, 0, 0, scale, 0, 0);
    airPainted = undefined;
    layers = {
      sky: paintLayer(size, scale, drawSky),
      air: paintLayer(size, scale, () => undefined),
      stars: starsOf(size),
      stadium: paintLayer({ ...size, height: stadiumHeight }, scale, drawStadium),
    };
  }

  function leftSince(roundId: string, nowMs: number): { readonly atMs: number; readonly flownMs: number } {
    if (left?.roundId !== roundId) left = { roundId, atMs: nowMs, flownMs };
    return left;
  }

  function paintAir(scene: Scene, { sky, air }: Layers, glow: Glow, isFaint: boolean): void {
    const { nowMs } = scene;
    if (airPainted?.glow === glow && airPainted.isFaint === isFaint) {
      if (scene.isStill || nowMs - airPainted.atMs < airMs) return;
    }
    const airBrush = air.getContext('2d');
    if (!airBrush) return;
    airPainted = { atMs: nowMs, glow, isFaint };
    const { width, height } = size;
    airBrush.drawImage(sky, 0, 0, width, height);
    drawRays(airBrush, size, scene.isStill ? 0 : nowMs * raysRadiansPerMs);
    drawGlow(airBrush, size, glow, isFaint);
  }

  function draw(flight: Flight, nowMs: number): void {
    if (!brush || !layers || size.width === 0) return;
    const scene = { brush, size, nowMs, isStill: isStill() };
    const isOver = flight.status === 'waiting' || flight.status === 'close';
    if (flight.tookOffAt !== undefined) flownMs = nowMs - flight.tookOffAt;
    if (flight.status === 'open') flownMs = 0;
    const glow = isOver ? lostGlow : glows[bandOf(hundredthsNow(flight, nowMs))];
    paintAir(scene, layers, glow, flight.status === 'open');
    drawAir(scene, layers, flownMs);
    drawDots(scene, flownMs);
    if (flight.status === 'open') drawWaiting(scene, 1 - shareLeft(flight, nowMs));
    else if (isOver) drawLeaving(scene, leftSince(flight.roundId, nowMs));
    else drawFlying(scene, flownMs);
    if (!scene.isStill) chutes.draw(brush, nowMs);
  }

  return {
    resize,
    draw,
    drop(isOwn, nowMs) {
      if (flownMs > 0) chutes.add(tipAt(flownMs, size, isStill()), isOwn, nowMs);
    },
  };
}

interface Scene {
  readonly brush: Brush;
  readonly size: StageSize;
  readonly nowMs: number;
  readonly isStill: boolean;
}

const planeScaleOf = ({ width }: StageSize): number => (width < 500 ? 0.9 : 1.15);

function drawAir({ brush, size, isStill }: Scene, layers: Layers, flownMs: number): void {
  const { width, height } = size;
  brush.drawImage(layers.air, 0, 0, width, height);
  const driftX = isStill ? 0 : (flownMs * 0.016) % width;
  const driftY = isStill ? 0 : (flownMs * 0.007) % height;
  drawStars(brush, size, layers.stars, { x: driftX, y: driftY });
  const sunk = isStill ? 0 : Math.min(1, flownMs / sinkMs) * height * 0.3;
  brush.drawImage(layers.stadium, 0, height - stadiumHeight + sunk, width, stadiumHeight);
}

/** The glow behind the multiplier, in the colour of its band. */
function drawGlow(brush: Brush, { width, height }: StageSize, glow: Glow, isFaint: boolean): void {
  const [x, y, radius] = [width / 2, height * 0.42, Math.min(width * 0.45, height * 0.62)];
  brush.globalAlpha = isFaint ? 0.4 : 1;
  brush.drawImage(glow(), x - radius, y - radius, 2 * radius, 2 * radius);
  brush.globalAlpha = 1;
}

/** Both axes: lines, and dots that move while the plane flies. */
function drawDots({ brush, size, isStill }: Scene, flownMs: number): void {
  const { width, height } = size;
  const floor = floorOf(size);
  brush.fillStyle = '#0b1622';
  brush.fillRect(0, floor, width, height - floor);
  brush.fillStyle = '#2c4257';
  brush.fillRect(0, floor, width, 1);
  brush.fillRect(18, 0, 1, floor);
  const drift = isStill ? 0 : flownMs * 0.02;
  const stepX = width < 500 ? 51 : 118;
  const stepY = width < 500 ? 43 : 78;
  brush.fillStyle = '#7c9488';
  brush.beginPath();
  for (let x = stepX - (drift % stepX); x < width + 2; x += stepX) dot(brush, x, floor + 11);
  brush.fill();
  brush.fillStyle = 'rgba(114, 187, 239, 0.8)';
  brush.beginPath();
  for (let y = floor - 28 + (drift % stepY) - stepY; y > 0; y -= stepY) dot(brush, 9, y);
  brush.fill();
}

function dot(brush: Brush, x: number, y: number): void {
  brush.moveTo(x + 2, y);
  brush.arc(x, y, 2, 0, 2 * Math.PI);
}

/** On the ground: the plane rolls in, stands, and its engine speeds up. */
function drawWaiting({ brush, size, nowMs, isStill }: Scene, passed: number): void {
  const scale = planeScaleOf(size);
  const rolled = isStill ? 1 : Math.min(1, passed / rollInShare);
  const eased = 1 - (1 - rolled) ** 3;
  const parked = tailBehind * scale;
  const x = parked - (1 - eased) * (parked + 60 * scale);
  const shake = isStill ? 0 : Math.sin(nowMs / 34) * 0.5;
  drawPlane(brush, {
    x,
    y: groundOf(size) - 7 * scale + shake,
    nose: 0,
    scale,
    nowMs,
    power: 0.25 + 0.75 * passed ** 3,
  });
}

function drawLine(brush: Brush, size: StageSize, tip: Point, flownMs: number, isFaded: boolean): void {
  const line = lineTo(tip, flownMs, size);
  const ground = groundOf(size);
  const trace = () => {
    brush.beginPath();
    for (const { x, y } of line) brush.lineTo(x, y);
  };
  if (!isFaded) {
    const fill = brush.createLinearGradient(0, tip.y, 0, ground);
    fill.addColorStop(0, 'rgba(240, 58, 82, 0.62)');
    fill.addColorStop(1, 'rgba(240, 58, 82, 0.06)');
    trace();
    brush.lineTo(tip.x, ground);
    brush.fillStyle = fill;
    brush.fill();
  }
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const [width, colour] of isFaded ? fadedStrokes : strokes) {
    trace();
    brush.lineWidth = width;
    brush.strokeStyle = colour;
    brush.stroke();
  }
}

const strokes = [
  [13, 'rgba(240, 58, 82, 0.12)'],
  [8, 'rgba(240, 58, 82, 0.25)'],
  [4.5, '#FF4D64'],
] as const;
const fadedStrokes = [[3, 'rgba(240, 58, 82, 0.25)']] as const;

function drawFlying({ brush, size, nowMs, isStill }: Scene, flownMs: number): void {
  const tip = tipAt(flownMs, size, isStill);
  drawLine(brush, size, tip, flownMs, false);
  const rock = isStill ? 0 : Math.sin(nowMs / 700) * 0.03;
  drawPlane(brush, planeAt(tip, size, flownMs, rock, isStill ? 0 : nowMs));
}

/**
 * On the ground the curve starts at the tail; in the air the plane sits on the tip, so that its nose stays on
 * a narrow stage.
 */
function planeAt(tip: Point, size: StageSize, flownMs: number, rock: number, nowMs: number) {
  const scale = planeScaleOf(size);
  const nose = noseAt(flownMs) + rock;
  const drawnIn = Math.min(1, progressAt(flownMs) * 2.5);
  const ahead = (tailBehind + (rideAhead - tailBehind) * drawnIn) * scale;
  return {
    x: tip.x + ahead * Math.cos(nose),
    y: tip.y - ahead * Math.sin(nose) - 7 * scale,
    nose,
    scale,
    nowMs,
    power: 1,
  };
}

function drawLeaving(
  scene: Scene,
  { atMs, flownMs }: { readonly atMs: number; readonly flownMs: number },
): void {
  const { brush, size, nowMs, isStill } = scene;
  const tip = tipAt(flownMs, size, isStill);
  drawLine(brush, size, tip, flownMs, true);
  const gone = Math.min(1, (nowMs - atMs) / leaveMs);
  if (gone >= 1) return;
  const start = planeAt(tip, size, flownMs, 0, nowMs);
  brush.globalAlpha = isStill ? 1 - gone : 1;
  const moved = isStill ? 0 : gone * gone;
  if (!isStill) drawSpeed(brush, start, moved);
  drawPlane(brush, {
    ...start,
    x: start.x + size.width * 0.6 * moved,
    y: start.y - size.height * 0.3 * moved,
  });
  brush.globalAlpha = 1;
}

function drawSpeed(brush: Brush, { x, y }: Point, moved: number): void {
  brush.strokeStyle = `rgba(255, 255, 255, ${0.4 * (1 - moved)})`;
  brush.lineWidth = 2;
  brush.beginPath();
  for (const [startX, startY, length] of [
    [-70, 10, 43],
    [-52, 24, 36],
    [-50, -8, 26],
  ] as const) {
    brush.moveTo(x + startX, y + startY);
    brush.lineTo(x + startX + length, y + startY - length * 0.38);
  }
  brush.stroke();
}
