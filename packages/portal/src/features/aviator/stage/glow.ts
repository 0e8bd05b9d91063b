/** A glow has no edges: few pixels are enough, however large it is drawn. */
const side = 96;

/** Painted once, when it is first asked for: a gradient worked out in every frame is most of what a slow device does. */
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
