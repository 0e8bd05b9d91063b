type Brush = CanvasRenderingContext2D;

/** Drawn in a box of 100 by 40, nose to the right; the origin is the middle of the body. */
const middle = { x: 52, y: 16 };
/** From the middle to the tail, where the curve ends. */
export const tailBehind = 40;
/** From the tip of the curve to the middle, in the air. */
export const rideAhead = 14;

const parts: readonly (readonly [fill: string, path: string])[] = [
  ['#C81E3C', 'M6 2 18 12 12 17H2z'],
  ['#8F1029', 'M4 15h18l2 5H8z'],
  ['#F03A52', 'M6 17C24 6 60 5 84 10c9 2 13 5 13 8-2 5-13 7-27 7-26 1-48-1-64-8z'],
  ['#A8142E', 'M6 17c16 7 38 9 64 8 14 0 25-2 27-7-17 3-57 3-91-1z'],
];

const wing: readonly (readonly [fill: string, path: string])[] = [
  ['#FFC53D', 'M36 18 66 17 50 37c-2 2-8 2-8 0z'],
  ['#C58A10', 'M36 18 66 17l-2 3-26 1z'],
  ['#C58A10', 'M42 37c0 2 6 2 8 0l2-3h-9z'],
];

/** Created once, when first needed, since Path2D does not exist where there is no canvas. */
function createShapes() {
  const path = ([fill, text]: readonly [string, string]) => ({ fill, path: new Path2D(text) });
  return {
    body: parts.map(path),
    wing: wing.map(path),
    canopy: new Path2D('M52 9C56 1 70 1 75 9.5z'),
    frame: new Path2D('M52 9C56 1 70 1 75 9.5M66 2.6v6.6'),
    letter: new Path2D('M24.4 17v-3l1.6 1.5 1.6-1.5v3'),
  };
}

let shapes: ReturnType<typeof createShapes> | undefined;

export interface PlaneLook {
  readonly x: number;
  readonly y: number;
  /** In radians, nose up. */
  readonly nose: number;
  readonly scale: number;
  /** The page's clock in milliseconds, for moving parts. */
  readonly nowMs: number;
  /** The speed of the propeller: 0 is still, 1 is full power. */
  readonly power: number;
}

export function drawPlane(brush: Brush, { x, y, nose, scale, nowMs, power }: PlaneLook): void {
  shapes ??= createShapes();
  brush.save();
  brush.translate(x, y);
  brush.rotate(-nose);
  brush.scale(scale, scale);
  brush.translate(-middle.x, -middle.y);
  drawScarf(brush, nowMs, power);
  for (const { fill, path } of shapes.body) fillPath(brush, fill, path);
  drawPilot(brush, shapes);
  for (const { fill, path } of shapes.wing) fillPath(brush, fill, path);
  drawBadge(brush, shapes.letter);
  drawLight(brush, nowMs);
  drawPropeller(brush, nowMs, power);
  brush.restore();
}

function fillPath(brush: Brush, fill: string, path: Path2D): void {
  brush.fillStyle = fill;
  brush.fill(path);
}

function disc(brush: Brush, fill: string, x: number, y: number, radius: number): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fill();
}

/** The pilot's scarf in the wind: the faster, the straighter. */
function drawScarf(brush: Brush, nowMs: number, power: number): void {
  const wave = (delay: number) => Math.sin(nowMs / 90 - delay) * (1.5 + power * 1.5);
  const droop = (1 - power) * 7;
  brush.strokeStyle = '#FFC53D';
  brush.lineWidth = 2.6;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(58, 5);
  brush.bezierCurveTo(51, 4 + wave(0.5), 46, 3 + wave(1.3) + droop * 0.5, 40, 2 + wave(2.2) + droop);
  brush.stroke();
}

function drawPilot(brush: Brush, { canopy, frame }: ReturnType<typeof createShapes>): void {
  disc(brush, '#7a4a2b', 61.5, 5.5, 3.6);
  disc(brush, '#3b2a20', 61, 3.8, 3.2);
  disc(brush, '#DFF3FF', 63.6, 5.2, 1.3);
  brush.globalAlpha *= 0.55;
  fillPath(brush, '#BFE6FF', canopy);
  brush.globalAlpha /= 0.55;
  brush.strokeStyle = '#5d0a1a';
  brush.lineWidth = 1.2;
  brush.stroke(frame);
}

function drawBadge(brush: Brush, letter: Path2D): void {
  disc(brush, '#FFC53D', 26, 15.5, 3.6);
  brush.strokeStyle = '#7a1022';
  brush.lineWidth = 1;
  brush.stroke(letter);
}

/** The blinking light at the tip of the wing. */
function drawLight(brush: Brush, nowMs: number): void {
  if (nowMs % 1100 > 140) return;
  disc(brush, 'rgba(255, 255, 255, 0.35)', 46, 37, 5);
  disc(brush, '#fff', 46, 37, 1.8);
}

function drawPropeller(brush: Brush, nowMs: number, power: number): void {
  disc(brush, '#20272B', 97, 18, 3);
  brush.fillStyle = `rgba(255, 255, 255, ${0.34 * power})`;
  brush.beginPath();
  brush.ellipse(99, 18, 2.6, 17, 0, 0, 2 * Math.PI);
  brush.fill();
  // A blade looks shorter when it is turned away.
  const reach = 15 * Math.cos((nowMs / 1000) * (4 + power * 47));
  brush.strokeStyle = 'rgba(255, 255, 255, 0.72)';
  brush.lineWidth = 1.4;
  brush.beginPath();
  brush.moveTo(99, 18 - reach);
  brush.lineTo(99, 18 + reach);
  brush.stroke();
}

/** A glow has no edges: few pixels are enough at any size. */
const side = 96;

/**
 * Painted once, when first needed: computing a gradient in every frame would be most of the work on a slow
 * device.
 */
export function createGlow(colour: string): () => HTMLCanvasElement {
  let painted: HTMLCanvasElement | undefined;
  return () => {
    if (painted) return painted;
    painted = document.createElement('canvas');
    painted.width = side;
    painted.height = side;
    const brush = painted.getContext('2d');
    if (!brush) return painted;
    const gradient = brush.createRadialGradient(side / 2, side / 2, 0, side / 2, side / 2, side / 2);
    gradient.addColorStop(0, `rgba(${colour}, 0.5)`);
    gradient.addColorStop(1, `rgba(${colour}, 0)`);
    brush.fillStyle = gradient;
    brush.fillRect(0, 0, side, side);
    return painted;
  };
}
