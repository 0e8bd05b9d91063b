import type { Clock } from '@maidan/betting';

export interface TryBound {
  readonly most: number;
  readonly perMs: number;
  /** How long a try beyond the bound may wait until there is room for it again; 0 refuses it at once. */
  readonly longestWaitMs: number;
}

interface WrongTries {
  /** Begins a try and returns how long its answer is delayed. Undefined, and not counted, when there are too many. */
  begin(key: string): number | undefined;
  /** Ends a try, once for each begun. Only wrong tries stay counted. */
  end(key: string, isWrong: boolean): void;
  has(key: string): boolean;
}

/** The key unused for longest is dropped first. Each costs a hashed password, so this fills slowly. */
const keysMost = 100_000;
const firstDelayMs = 250;
/** Between half the limit and the limit the delay doubles this many times, to eight seconds. */
const doublings = 5;

function growingDelay(tries: number, most: number): number {
  const half = most / 2;
  return tries <= half ? 0 : firstDelayMs * 2 ** (doublings * Math.min(1, (tries - half) / half));
}

interface Count {
  readonly wrong: number;
  /** Tries begun and not ended: they count towards the limit, so that many at the same moment do not pass it. */
  readonly underWay: number;
  readonly at: number;
}

/** Counts wrong tries by key; the count falls evenly, by `most` in `perMs`. */
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

const minuteMs = 60 * 1000;
/** The longest delay of an answer; portals wait longer than that. */
const longestWaitMs = 20_000;

export interface SignInTry {
  /** The account name as sent, whether or not such an account exists. */
  readonly name: string;
  /** The address as limits count it: an IPv6 network is one. */
  readonly address: string;
  /** The token of a device that signed in to the account before. */
  readonly device: string | undefined;
  /** The demo client's password is public: there is nothing to guess, and many sign in at once. */
  readonly isDemo: boolean;
}

export interface ReservedTry {
  /** How long to wait before the password is checked. */
  readonly waitMs: number;
  /** To be called once. Only wrong passwords stay counted. */
  end(isWrong: boolean): void;
}

export interface SignInLimits {
  /** Called before the password is checked. Undefined when there were too many tries. */
  reserve(attempt: SignInTry): ReservedTry | undefined;
}

export function createSignInLimits(clock: Clock): SignInLimits {
  const few = { most: 10, perMs: 5 * minuteMs, longestWaitMs: 0 };
  const byDevice = wrongTries(clock, few);
  const byPlace = wrongTries(clock, few);
  const byAccount = wrongTries(clock, { most: 200, perMs: 60 * minuteMs, longestWaitMs });
  /** Counts different accounts, not tries: many players may share one address and mistype. */
  const byAddress = wrongTries(clock, { most: 300, perMs: 5 * minuteMs, longestWaitMs });

  function countsOf({ name, address, device, isDemo }: SignInTry): [WrongTries, string][] {
    if (device !== undefined) return [[byDevice, `${device} ${name}`]];
    if (isDemo) return [[byAddress, address]];
    const place = `${address} ${name}`;
    const counts: [WrongTries, string][] = [
      [byPlace, place],
      [byAccount, name],
    ];
    return byPlace.has(place) ? counts : [...counts, [byAddress, address]];
  }

  return {
    reserve(attempt) {
      const counted: [WrongTries, string][] = [];
      const end = (isWrong: boolean) => {
        for (const [tries, key] of counted) tries.end(key, isWrong);
      };
      let waitMs = 0;
      for (const [tries, key] of countsOf(attempt)) {
        const delayMs = tries.begin(key);
        if (delayMs === undefined) {
          end(false);
          return undefined;
        }
        counted.push([tries, key]);
        waitMs = Math.max(waitMs, delayMs);
      }
      return { waitMs, end };
    },
  };
}
