/** Passed in wherever something is drawn. `next` is uniform in [0, 1), with 53 bits. */
export interface Random {
  next(): number;
  /** A stream of its own: the same name gives the same stream, however much the parent was used. */
  child(name: string): Random;
}

/**
 * Predictable by anybody: xoshiro128** seeded by a 32-bit hash of the text, whose seed is found from a hundred draws in two
 * minutes. For names, pictures and games without money only; whatever decides money is drawn from `keyedRandom`.
 */
export function seededRandom(seed: string): Random {
  let [a, b, c, d] = hashToState(seed);

  function word(): number {
    const scaled = Math.imul(b, 5);
    const result = Math.imul((scaled << 7) | (scaled >>> 25), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result >>> 0;
  }

  return {
    next: () => ((word() >>> 5) * 0x4000000 + (word() >>> 6)) / 0x20000000000000,
    // The length keeps ('a', 'b/c') and ('a/b', 'c') apart.
    child: (name) => seededRandom(`${seed.length}:${seed}/${name}`),
  };
}

const possibleDraws = 2 ** 53;

/** Uniform over 0 to `count` - 1: a draw from the remainder that does not divide evenly is drawn again. */
function indexBelow(random: Random, count: number): number {
  const share = Math.floor(possibleDraws / count);
  for (;;) {
    const index = Math.floor((random.next() * possibleDraws) / share);
    if (index < count) return index;
  }
}

/** Uniform over the integers from `min` to `max`, both included. */
export function integerBetween(random: Random, min: number, max: number): number {
  const count = max - min + 1;
  if (!(Number.isSafeInteger(min) && Number.isSafeInteger(max) && min <= max && count <= possibleDraws)) {
    throw new RangeError(`no integers from ${min} to ${max}`);
  }
  return min + indexBelow(random, count);
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  if (items.length === 0) throw new RangeError('nothing to pick from');
  return items[indexBelow(random, items.length)] as Item;
}

/** A new list in random order; the given one is left as it was. */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = indexBelow(random, last + 1);
    const moved = shuffled[last] as Item;
    shuffled[last] = shuffled[other] as Item;
    shuffled[other] = moved;
  }
  return shuffled;
}

function hashToState(seed: string): [number, number, number, number] {
  // Every step of the hash is one to one, so four salts give four different words: never the all-zero state, from
  // which the generator draws nothing but zeros.
  return [hash(seed, 0x9e3779b9), hash(seed, 0x3c6ef373), hash(seed, 0xdaa66d2b), hash(seed, 0x78dde6e5)];
}

function hash(seed: string, salt: number): number {
  let mixed = 0x811c9dc5 ^ salt;
  for (let index = 0; index < seed.length; index += 1) {
    mixed = Math.imul(mixed ^ seed.charCodeAt(index), 0x01000193);
    mixed ^= mixed >>> 15;
  }
  return scramble(mixed ^ seed.length);
}

function scramble(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
