/** Draws for simulated games: fast, and predictable by anybody who knows the key. */
export interface RolloutRandom {
  /** Goes to the beginning of one rollout's stream. */
  select(rollout: number): void;
  die(): number;
}

const wordsPerStream = 4;

/** xoshiro128**, with one stream per rollout whose states are drawn from the key (at least 16 bytes). */
class Xoshiro implements RolloutRandom {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;
  readonly #states: Uint32Array;

  constructor(key: Uint8Array, rollouts: number) {
    const words = new DataView(key.buffer, key.byteOffset, key.length);
    this.#set(words.getUint32(0), words.getUint32(4), words.getUint32(8), words.getUint32(12) | 1);
    this.#states = Uint32Array.from({ length: rollouts * wordsPerStream }, () => this.#word());
  }

  #set(a: number, b: number, c: number, d: number): void {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#d = d | 0;
  }

  #word(): number {
    const scaled = Math.imul(this.#b, 5);
    const result = Math.imul((scaled << 7) | (scaled >>> 25), 9);
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result >>> 0;
  }

  select(rollout: number): void {
    const at = rollout * wordsPerStream;
    const [a = 0, b = 0, c = 0, d = 0] = this.#states.subarray(at, at + wordsPerStream);
    // An all-zero state would only produce zeros.
    this.#set(a, b, c, d | 1);
  }

  die(): number {
    return 1 + Math.floor((this.#word() * 6) / 0x100000000);
  }
}

export const rolloutRandom = (key: Uint8Array, rollouts: number): RolloutRandom => new Xoshiro(key, rollouts);
