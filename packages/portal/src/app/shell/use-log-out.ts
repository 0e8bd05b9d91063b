import { askToLogOut } from '../log-out/log-out-question.ts';

/** Asks first: the button stands beside HOME, and a slip of the thumb must not end the session. */
export function useLogOut(): () => void {
  return askToLogOut;
}
