import type { LiveSocket } from '@maidan/client/live-socket.ts';
import type { Wallet } from '@maidan/contract/wire';
import type { SignOutReason } from './session.ts';
import { addSettledRound } from './settled-rounds.ts';

export interface AccountEffects {
  readonly refreshDomain: () => void;
  /** Resolves once it is loaded, or could not be. */
  readonly refreshBalance: () => Promise<void>;
  readonly setWallet: (wallet: Wallet) => void;
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
  socket.on('roundSettled', addSettledRound);
  // The specification names these events but no effect.
  socket.on('userLoggedOut', noEffect);
  socket.on('avaitorBetPlace', noEffect);
  socket.on('fetchCasinoBetList', noEffect);
}
