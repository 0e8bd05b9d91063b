import type { Clock } from '@maidan/betting';
import { type WrongTries, wrongTries } from './wrong-tries.ts';

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
  reserve(wish: SignInTry): ReservedTry | undefined;
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
