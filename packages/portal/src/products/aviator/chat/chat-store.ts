import { createStore, type Readable } from '@maidan/client/store.ts';
import type { ChatMessage } from '@maidan/contract/wire';

export type ChatReply = 'sent' | 'malformed' | 'not-signed-in' | 'too-fast' | 'muted' | 'busy' | 'no-answer';

/** The longest message the house accepts. */
export const textMost = 200;
const most = 100;

export interface ChatStore extends Readable<readonly ChatMessage[]> {
  add(messages: readonly ChatMessage[]): void;
  remove(ids: readonly string[]): void;
  /** Called before the game is joined again: the house's list does not say what was deleted meanwhile. */
  clear(): void;
}

/** The latest messages, oldest first. On rejoining some are sent again. */
export function createChatStore(): ChatStore {
  const { get, set, subscribe } = createStore<readonly ChatMessage[]>([]);
  return {
    get,
    subscribe,
    add(messages) {
      const known = new Set(get().map(({ id }) => id));
      const fresh = messages.filter(({ id }) => !known.has(id));
      if (fresh.length > 0) set([...get(), ...fresh].slice(-most));
    },
    remove: (ids) => set(get().filter(({ id }) => !ids.includes(id))),
    clear: () => set([]),
  };
}
