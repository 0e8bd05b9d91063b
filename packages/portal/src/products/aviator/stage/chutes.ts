import type { Point } from './curve-shape.ts';

/** More of them would hide the curve. */
const most = 8;
const fallMs = 2_600;

interface Chute extends Point {
  readonly isOwn: boolean;
  readonly atMs: number;
}

/** Players who cash out leave the plane by parachute: the player's own is green and gold. */
export function createChutes() {
  let falling: readonly Chute[] = [];
  return {
    add({ x, y }: Point, isOwn: boolean, nowMs: number): void {
      const others = falling.filter(({ atMs }) => nowMs - atMs < fallMs);
      if (others.length < most || isOwn) falling = [...others, { x, y, isOwn, atMs: nowMs }];
    },
    draw(brush: CanvasRenderingContext2D, nowMs: number): void {
      for (const chute of falling) {
        const fallen = (nowMs - chute.atMs) / fallMs;
        if (fallen >= 0 && fallen < 1) drawChute(brush, chute, fallen);
      }
    },
  };
}

function drawChute(brush: CanvasRenderingContext2D, { x, y, isOwn, atMs }: Chute, fallen: number): void {
  const sway = Math.sin(fallen * 9 + (atMs % 7));
  const scale = isOwn ? 1.5 : 0.85;
  brush.save();
  brush.translate(x - fallen * 70 - (atMs % 5) * 6, y + 8 + fallen * 74);
  brush.rotate(sway * 0.16);
  brush.scale(scale, scale);
  brush.globalAlpha = (isOwn ? 1 : 0.75) * Math.min(1, (1 - fallen) * 3);
  brush.strokeStyle = 'rgba(255, 255, 255, 0.6)';
  brush.lineWidth = 0.7;
  brush.beginPath();
  for (const rope of [-8, -3, 3, 8]) {
    brush.moveTo(rope, 0);
    brush.lineTo(0, 12);
  }
  brush.stroke();
  brush.fillStyle = isOwn ? '#37D67A' : '#8FA9BD';
  brush.beginPath();
  brush.arc(0, 0, 8.5, Math.PI, 0);
  brush.quadraticCurveTo(4, -2.5, 0, 0);
  brush.quadraticCurveTo(-4, -2.5, -8.5, 0);
  brush.fill();
  brush.fillStyle = isOwn ? '#FFC53D' : '#5D778A';
  brush.beginPath();
  brush.arc(0, 13.5, 2.6, 0, 2 * Math.PI);
  brush.fill();
  brush.restore();
}
