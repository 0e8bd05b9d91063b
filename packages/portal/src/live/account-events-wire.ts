import type { Wallet } from '@maidan/contract/wire';
import type { LiveSocket } from './live-socket.ts';
import { addSettledRound } from './settled-rounds.ts';

export interface AccountEffects {
  readonly refreshDomain: () => void;
  readonly refreshBalance: () => void;
  readonly setWallet: (wallet: Wallet) => void;
  readonly logOut: () => void;
  readonly goToSignIn: () => void;
}

function noEffect(): void {}

/** Handles what the house pushes about the account (document 1, section 7). */
export function listenToAccount(socket: LiveSocket, effects: AccountEffects): void {
  socket.on('domainUpdate', ({ isDomainSettingUpdate, isLogout, isRefresh }) => {
    if (isDomainSettingUpdate) effects.refreshDomain();
    if (isLogout) effects.logOut();
    else if (isRefresh) {
      effects.refreshBalance();
      effects.goToSignIn();
    }
  });
  socket.on('coinUpdate', effects.setWallet);
  socket.on('roundSettled', addSettledRound);
  // The specification names these events but no effect.
  socket.on('userLoggedIn', noEffect);
  socket.on('userLoggedOut', noEffect);
  socket.on('avaitorBetPlace', noEffect);
  socket.on('fetchCasinoBetList', noEffect);
}
