import type { Clock } from '@maidan/betting';
import { balanceRead, type WalletClient } from './wallet-client.ts';

/** Whether players are still signed in at the house of their wallet. */
export interface LiveSessions {
  /** Also true while the wallet does not answer, so that a game under way is not lost. */
  isLive(walletSession: string): Promise<boolean>;
  /** Called when the wallet has just created the session. */
  opened(walletSession: string): void;
}

/** How long an answer of the wallet is trusted. After half of it the wallet is asked again, so that no player has to wait. */
const trustMs = 20_000;
const keptMost = 10_000;

/**
 * After a sign-out, another sign-in or a new password, a page opened before must not play on for the player: whoever has it
 * could deliberately lose games to an account of their own.
 */
export function createLiveSessions({
  client,
  clock,
}: {
  readonly client: WalletClient;
  readonly clock: Clock;
}): LiveSessions {
  const seenAt = new Map<string, number>();
  const asking = new Map<string, Promise<boolean>>();

  function keep(walletSession: string, ageMs: number): void {
    seenAt.delete(walletSession);
    seenAt.set(walletSession, clock.elapsed() - ageMs);
    const [oldest] = seenAt.keys();
    if (seenAt.size > keptMost && oldest !== undefined) seenAt.delete(oldest);
  }

  async function ask(walletSession: string): Promise<boolean> {
    const said = await client.ask('balance', { session: walletSession }, balanceRead);
    const isEnded = said.status === 'refused' && said.reason === 'session-ended';
    if (isEnded) seenAt.delete(walletSession);
    // Without an answer the next call asks again, but does not wait.
    else keep(walletSession, said.status === 'ok' ? 0 : trustMs / 2);
    return !isEnded;
  }

  function askOnce(walletSession: string): Promise<boolean> {
    const underWay = asking.get(walletSession);
    if (underWay !== undefined) return underWay;
    const asked = ask(walletSession).finally(() => asking.delete(walletSession));
    asking.set(walletSession, asked);
    return asked;
  }

  return {
    opened: (walletSession) => keep(walletSession, 0),
    async isLive(walletSession) {
      const ageMs = clock.elapsed() - (seenAt.get(walletSession) ?? Number.NEGATIVE_INFINITY);
      if (ageMs < trustMs / 2) return true;
      const asked = askOnce(walletSession);
      return ageMs < trustMs ? true : asked;
    },
  };
}
