import type { Clock } from '@maidan/betting';

export interface TryBound {
  readonly most: number;
  readonly perMs: number;
  /** How long a try beyond the bound may wait until there is room for it again; 0 refuses it at once. */
  readonly longestWaitMs: number;
}

export interface WrongTries {
  /** A try begins: how long its answer is held back. Undefined, and nothing counted, when there are too many. */
  begin(key: string): number | undefined;
  /** Each that began ends once. Only wrong ones keep counting. */
  end(key: string, isWrong: boolean): void;
  has(key: string): boolean;
}

/** Those longest untouched are forgotten first. Each costs a hashed password, so this fills slowly. */
const keysMost = 100_000;
const firstDelayMs = 250;
/** From half the bound to the whole of it the delay doubles this often: to eight seconds. */
const doublings = 5;

function growingDelay(tries: number, most: number): number {
  const half = most / 2;
  return tries <= half ? 0 : firstDelayMs * 2 ** (doublings * Math.min(1, (tries - half) / half));
}

interface Count {
  readonly wrong: number;
  /** Begun and not ended: they count towards the bound, so that a thousand at one moment are a thousand. */
  readonly underWay: number;
  readonly at: number;
}

/** Wrong tries by key; they are forgotten evenly, `most` in `perMs`. */
export function wrongTries(clock: Clock, { most, perMs, longestWaitMs }: TryBound): WrongTries {
  const counts = new Map<string, Count>();

  function present(key: string): Count {
    const { wrong, underWay, at } = counts.get(key) ?? { wrong: 0, underWay: 0, at: 0 };
    const now = clock.elapsed();
    return { wrong: Math.max(0, wrong - ((now - at) * most) / perMs), underWay, at: now };
  }

  function set(key: string, count: Count): void {
    counts.delete(key);
    if (count.wrong <= 0 && count.underWay <= 0) return;
    counts.set(key, count);
    const [oldest] = counts.keys();
    if (counts.size > keysMost && oldest !== undefined) counts.delete(oldest);
  }

  return {
    begin(key) {
      const count = present(key);
      const beyond = count.wrong + count.underWay + 1 - most;
      const beyondMs = (Math.max(0, beyond) * perMs) / most;
      if (beyondMs > longestWaitMs) return undefined;
      set(key, { ...count, underWay: count.underWay + 1 });
      return Math.max(beyondMs, growingDelay(count.wrong + 1, most));
    },
    end(key, isWrong) {
      const count = present(key);
      const underWay = Math.max(0, count.underWay - 1);
      set(key, { ...count, wrong: count.wrong + (isWrong ? 1 : 0), underWay });
    },
    has(key) {
      const { wrong, underWay } = present(key);
      return wrong + underWay > 0;
    },
  };
}
