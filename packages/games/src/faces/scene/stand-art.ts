/** A fixed sequence of scattered values, so that the lights are the same for the same width. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const tints = ['#FFD98A', '#FFEFC9', '#8FB8A8', '#BFE8D4'];

function standLights(width: number): string {
  const next = scatter(width);
  return Array.from({ length: Math.round(width / 4) }, () => {
    const [x, y, size, tint, shine] = [next(), next(), next(), next(), next()];
    return `<circle cx="${(x * width).toFixed(1)}" cy="${(3 + y * 74).toFixed(1)}" r="${(0.8 + size * size * 2.2).toFixed(1)}" fill="${tints[Math.floor(tint * tints.length)]}" opacity="${(0.08 + shine * 0.3).toFixed(2)}"/>`;
  }).join('');
}

/** The stand behind the dealer: an arc of small lights. */
export function standArt(width: number): string {
  const bowl = `M0 38 Q${width / 2} 64 ${width} 38`;
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#030706"/><stop offset="1" stop-color="#11231D"/></linearGradient></defs>` +
    `<rect width="${width}" height="124" fill="url(#sky)"/><path d="${bowl} V112 H0z" fill="#0A1713"/><path d="${bowl}" stroke="#2b4a3f" fill="none"/><path d="M0 58 Q${width / 2} 84 ${width} 58" stroke="#1a3029" fill="none"/>${standLights(width)}`
  );
}
