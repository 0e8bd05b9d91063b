/** Positions of stars and lights that look random, but are always the same. */
export function scatter(count: number, seed: number): readonly { x: number; y: number; size: number }[] {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return Array.from({ length: count }, () => ({ x: next(), y: next(), size: next() }));
}
