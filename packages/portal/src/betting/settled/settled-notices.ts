import { currentSession } from '../../api/session.ts';
import { createStore } from '../../store/create-store.ts';
import { useStore } from '../../store/use-store.ts';

/** Something with bets of the client's on it, settled while the client was here. */
export interface SettledNotice {
  readonly id: string;
  readonly title: string;
  /** Of all the client's bets on it, in coins. */
  readonly profit: number;
  /** Where its story is. */
  readonly to?: string | undefined;
}

/** The rest is among the completed bets. */
const listedMost = 20;

interface Listed {
  readonly userId: string | undefined;
  readonly notices: readonly SettledNotice[];
}

const store = createStore<Listed>({ userId: undefined, notices: [] });
const none: readonly SettledNotice[] = [];

/** Nothing of one client's visit is seen in the next. */
const ownOf = ({ userId, notices }: Listed): readonly SettledNotice[] =>
  userId === currentSession()?.userId ? notices : none;

export function listSettled(settled: readonly SettledNotice[]): void {
  const notices = [...settled, ...ownOf(store.get())].slice(0, listedMost);
  store.set({ userId: currentSession()?.userId, notices });
}

/** Newest first. */
export const useSettledNotices = (): readonly SettledNotice[] => ownOf(useStore(store));
