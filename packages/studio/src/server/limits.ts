import type { Clock } from '@maidan/betting';
import { addressKey, rateLimit } from '@maidan/process/limits/rate-limit.ts';

export interface StudioLimits {
  /** Each opened session costs a call to the wallet. */
  takeOpen(address: string): boolean;
  /** By address, checked before anything is read. */
  takeLook(address: string): boolean;
  /** By player, regardless of others at the address; for demo coins, which everybody gets, by address too. */
  takeCall(who: { readonly player: string; readonly isDemo: boolean }, address: string): boolean;
}

const tenSecondsMs = 10_000;
const opensPerAddress = 100;
const looksPerAddress = 2_000;
const callsPerPlayer = 100;

export function createStudioLimits(clock: Clock): StudioLimits {
  const opens = rateLimit(clock, opensPerAddress, tenSecondsMs);
  const looks = rateLimit(clock, looksPerAddress, tenSecondsMs);
  const calls = rateLimit(clock, callsPerPlayer, tenSecondsMs);
  return {
    takeOpen: (address) => opens.take(addressKey(address)),
    takeLook: (address) => looks.take(addressKey(address)),
    takeCall: ({ player, isDemo }, address) =>
      calls.take(isDemo ? `${player} ${addressKey(address)}` : player),
  };
}
