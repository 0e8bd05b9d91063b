/** A stream for the many thousand draws of a price: 32 bits fine, several times quicker than `Random`. */
export interface QuickRandom {
  next(): number;
}

/** A Weyl sequence through a 32-bit mixer; the same seed gives the same stream. */
export function quickRandom(seed: number): QuickRandom {
  let state = seed | 0;
  return {
    next() {
      state = (state + 0x9e3779b9) | 0;
      let mixed = state ^ (state >>> 16);
      mixed = Math.imul(mixed, 0x21f0aaad);
      mixed ^= mixed >>> 15;
      mixed = Math.imul(mixed, 0x735a2d97);
      return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x100000000;
    },
  };
}
