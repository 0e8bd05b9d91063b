import type { Clock } from '@maidan/betting';
import { type WrongTries, wrongTries } from './wrong-tries.ts';

const minuteMs = 60 * 1000;
/** Of the longest delay; portals wait for longer than that. */
const longestWaitMs = 20_000;

export interface SignInTry {
  /** The account as it was named, whether or not there is one. */
  readonly name: string;
  /** As limits count it. */
  readonly address: string;
  /** The token of a device that signed in to the account before. */
  readonly device: string | undefined;
  /** Everybody knows the demo client's password: there is nothing to guess, and many come at once. */
  readonly isDemo: boolean;
}

export interface ReservedTry {
  /** How long to wait before the password is even looked at. */
  readonly waitMs: number;
  /** To be called once. Only wrong passwords keep counting. */
  end(isWrong: boolean): void;
}

export interface SignInLimits {
  /** Before the password is looked at. Undefined: too many. */
  reserve(wish: SignInTry): ReservedTry | undefined;
}

export function createSignInLimits(clock: Clock): SignInLimits {
  const few = { most: 10, perMs: 5 * minuteMs, longestWaitMs: 0 };
  const byDevice = wrongTries(clock, few);
  const byPlace = wrongTries(clock, few);
  const byAccount = wrongTries(clock, { most: 200, perMs: 60 * minuteMs, longestWaitMs });
  /** Different accounts, not tries: behind one address there may be a whole town that mistypes. */
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
    reserve(wish) {
      const counted: [WrongTries, string][] = [];
      const end = (isWrong: boolean) => {
        for (const [tries, key] of counted) tries.end(key, isWrong);
      };
      let waitMs = 0;
      for (const [tries, key] of countsOf(wish)) {
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
