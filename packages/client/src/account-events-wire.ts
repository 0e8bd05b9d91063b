import type { RoundSettled, Wallet } from '@maidan/contract/wire';
import type { LiveSocket } from './sockets.ts';

/** Why the house ended a session: it pushed the end, or it no longer knew the token. */
export type SignOutReason = 'pushed' | 'expired';

export interface AccountEffects {
  readonly refreshDomain: () => void;
  /** Resolves once it is loaded, or could not be. */
  readonly refreshBalance: () => Promise<void>;
  readonly setWallet: (wallet: Wallet) => void;
  readonly addSettledRound: (round: RoundSettled) => void;
  readonly logOut: (reason: SignOutReason) => void;
  readonly goToSignIn: () => void;
}

function noEffect(): void {}

/** Handles what the house pushes about the account (document 1, section 7). */
export function listenToAccount(socket: LiveSocket, effects: AccountEffects): void {
  let isAccepted = false;
  socket.on('connect', () => {
    isAccepted = false;
  });
  socket.on('userLoggedIn', () => {
    isAccepted = true;
  });
  socket.on('domainUpdate', ({ isDomainSettingUpdate, isLogout, isRefresh }) => {
    if (isDomainSettingUpdate) effects.refreshDomain();
    // A session that the house does not accept is one that it no longer knows.
    if (isLogout) effects.logOut(isAccepted ? 'pushed' : 'expired');
    // Not at once: leaving the main area would cancel the call for the balance.
    else if (isRefresh) void effects.refreshBalance().then(effects.goToSignIn);
  });
  socket.on('coinUpdate', effects.setWallet);
  socket.on('roundSettled', effects.addSettledRound);
  // The specification names these events but no effect.
  socket.on('userLoggedOut', noEffect);
  socket.on('avaitorBetPlace', noEffect);
  socket.on('fetchCasinoBetList', noEffect);
}

/** Settling a round, repeating bets or a slip with many numbers causes a notice for every bet. */
const gatherMs = 500;

/** Calls back after a connection that was lost is accepted again, since notices sent meanwhile are not repeated. */
export function watchForMissed(socket: LiveSocket, onMissed: () => void): () => void {
  let hasMissed = false;
  const onCut = () => {
    hasMissed = true;
  };
  const onBack = () => {
    if (hasMissed) onMissed();
    hasMissed = false;
  };
  socket.on('disconnect', onCut);
  socket.on('userLoggedIn', onBack);
  return () => {
    socket.off('disconnect', onCut);
    socket.off('userLoggedIn', onBack);
  };
}

/** Calls back when the client's bets have changed or may have, until the returned function is called. */
export function watchBets(
  socket: LiveSocket,
  event: 'fetchCasinoBetList' | 'fetchMatkaBetList',
  onBetsChanged: () => void,
): () => void {
  const bets = gather(onBetsChanged, gatherMs);
  const onList = ({ fetch }: { readonly fetch: boolean }) => {
    if (fetch) bets.ask();
  };
  socket.on(event, onList);
  const stopWatching = watchForMissed(socket, bets.ask);
  return () => {
    socket.off(event, onList);
    stopWatching();
    bets.stop();
  };
}

export interface Gathered {
  readonly ask: () => void;
  readonly stop: () => void;
}

/**
 * Executes the first request at once, and all requests during the wait as one at its end: a hundred notices
 * do not become a hundred calls.
 */
export function gather(act: () => void, waitMs: number): Gathered {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRequestedAgain = false;

  function ask(): void {
    if (timer !== undefined) {
      isRequestedAgain = true;
      return;
    }
    isRequestedAgain = false;
    timer = setTimeout(end, waitMs);
    act();
  }

  function end(): void {
    timer = undefined;
    if (isRequestedAgain) ask();
  }

  return { ask, stop: () => clearTimeout(timer) };
}
