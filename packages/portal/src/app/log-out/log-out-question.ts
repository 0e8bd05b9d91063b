import { createStore } from '@maidan/client/store.ts';
import { useStore } from '@maidan/ui/hooks/use-store.ts';

const store = createStore(false);

/** Asks first, because the button is beside HOME and a mistaken tap must not end the session. */
export function askToLogOut(): void {
  store.set(true);
}

export function stopAskingToLogOut(): void {
  store.set(false);
}

export function useIsConfirmingLogOut(): boolean {
  return useStore(store);
}
