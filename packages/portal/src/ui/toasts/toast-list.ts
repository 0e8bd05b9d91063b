export type ToastTone = 'success' | 'error' | 'info';

export type Toast = {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: string;
  readonly title?: string | undefined;
  readonly durationMs: number;
};

export type ToastOptions = { readonly title?: string; readonly durationMs?: number };

// Section 9: notifications last one second. An error is kept long enough to be read, unless told otherwise.
const defaultDurationMs: Record<ToastTone, number> = { success: 1000, info: 1000, error: 4000 };

const shownMax = 3;

export function createToastList() {
  let toasts: ReadonlyArray<Toast> = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const replace = (next: ReadonlyArray<Toast>) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    current: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add(tone: ToastTone, message: string, { title, durationMs }: ToastOptions = {}): number {
      lastId += 1;
      const others = toasts.filter((shown) => shown.tone !== tone || shown.message !== message);
      const added = { id: lastId, tone, message, title, durationMs: durationMs ?? defaultDurationMs[tone] };
      replace([...others, added].slice(-shownMax));
      return lastId;
    },
    dismiss(id: number) {
      replace(toasts.filter((shown) => shown.id !== id));
    },
  };
}
