import { createStore } from '@maidan/client/store.ts';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { currentSession } from '../../house/session.ts';

/** A market or round with bets of the client that was settled during this visit. */
export interface SettledNotice {
  readonly id: string;
  readonly title: string;
  /** The profit of all the client's bets on it, in coins. */
  readonly profit: number;
  /** The page of its story. */
  readonly to?: string | undefined;
}

/** Older ones are among the completed bets. */
const listedMost = 20;

interface Listed {
  readonly userId: string | undefined;
  readonly notices: readonly SettledNotice[];
}

const store = createStore<Listed>({ userId: undefined, notices: [] });
const none: readonly SettledNotice[] = [];

/** Another client on this device must not see them. */
const ownOf = ({ userId, notices }: Listed): readonly SettledNotice[] =>
  userId === currentSession()?.userId ? notices : none;

/** What is settled again after it was opened again is listed once, with its present profit. */
export function listSettled(settled: readonly SettledNotice[]): void {
  const again = new Set(settled.map(({ id }) => id));
  const others = ownOf(store.get()).filter(({ id }) => !again.has(id));
  const notices = [...settled, ...others].slice(0, listedMost);
  store.set({ userId: currentSession()?.userId, notices });
}

/** Newest first. */
export const useSettledNotices = (): readonly SettledNotice[] => ownOf(useStore(store));
