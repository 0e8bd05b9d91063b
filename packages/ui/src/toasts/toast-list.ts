import { createStore } from '@maidan/client/store.ts';

export type ToastTone = 'success' | 'error' | 'info';

export type Toast = {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: string;
  readonly title?: string | undefined;
  readonly durationMs: number;
  readonly action?: ToastAction | undefined;
  /** The message is a sum won, or lost if the tone is `info`: it is shown large. */
  readonly isSum?: boolean | undefined;
};

/** A button that follows up on the toast. */
export type ToastAction = { readonly label: string; readonly onAct: () => void };

export type ToastOptions = {
  readonly title?: string;
  readonly durationMs?: number;
  readonly action?: ToastAction | undefined;
  readonly isSum?: boolean;
};

// Section 9: notifications last one second. An error is shown long enough to read it, unless the caller sets
// a duration.
const defaultDurationMs: Record<ToastTone, number> = { success: 1000, info: 1000, error: 4000 };

const shownMax = 3;

export function createToastList() {
  const { get, set, subscribe } = createStore<ReadonlyArray<Toast>>([]);
  let lastId = 0;

  return {
    get,
    subscribe,
    add(
      tone: ToastTone,
      message: string,
      { durationMs = defaultDurationMs[tone], ...said }: ToastOptions = {},
    ): number {
      lastId += 1;
      const others = get().filter(
        (shown) => shown.tone !== tone || shown.message !== message || shown.title !== said.title,
      );
      const added = { id: lastId, tone, message, durationMs, ...said };
      set([...others, added].slice(-shownMax));
      return lastId;
    },
    dismissErrors() {
      set(get().filter((shown) => shown.tone !== 'error'));
    },
    dismiss(id: number) {
      set(get().filter((shown) => shown.id !== id));
    },
  };
}
