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
