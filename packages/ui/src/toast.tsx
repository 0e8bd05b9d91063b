import { createStore } from '@maidan/client/store.ts';
import { useEffect, useState } from 'react';
import { buttonLook, DismissButton } from './button.tsx';
import { classes } from './classes.ts';
import { useStore } from './hooks/use-store.ts';
import { useUiLabels } from './labels.ts';

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
      { durationMs = defaultDurationMs[tone], ...options }: ToastOptions = {},
    ): number {
      lastId += 1;
      const others = get().filter(
        (shown) => shown.tone !== tone || shown.message !== message || shown.title !== options.title,
      );
      const added = { id: lastId, tone, message, durationMs, ...options };
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

const list = createToastList();

export const toast = {
  success: (message: string, options?: ToastOptions) => list.add('success', message, options),
  error: (message: string, options?: ToastOptions) => list.add('error', message, options),
  info: (message: string, options?: ToastOptions) => list.add('info', message, options),
  dismiss: list.dismiss,
  dismissErrors: list.dismissErrors,
};

const marks: Record<ToastTone, string> = { success: '✓', error: '!', info: 'i' };

const markLooks: Record<ToastTone, string> = {
  success: 'bg-win text-surface',
  error: 'bg-loss text-surface',
  info: 'bg-primary text-on-primary',
};

type ToastItemProps = { readonly shown: Toast; readonly paused: boolean; readonly onDismiss: () => void };

function ToastItem({ shown, paused, onDismiss }: ToastItemProps) {
  const labels = useUiLabels();
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => list.dismiss(shown.id), shown.durationMs);
    return () => clearTimeout(timer);
  }, [paused, shown.id, shown.durationMs]);

  return (
    <div className="pointer-events-auto flex w-full animate-drop-in items-center gap-3 rounded-xl border border-line bg-surface ps-3 pe-1 text-text shadow-lg">
      <span
        aria-hidden="true"
        className={classes(
          'grid size-6 shrink-0 place-items-center rounded-full text-sm font-bold',
          markLooks[shown.tone],
        )}
      >
        {marks[shown.tone]}
      </span>
      <p className="min-w-0 flex-1 py-3 text-sm">
        {shown.title && <strong className="block font-semibold">{shown.title}</strong>}
        <span className={shown.isSum ? `toast-sum toast-sum-${shown.tone}` : undefined}>{shown.message}</span>
      </p>
      {shown.action && (
        <button
          type="button"
          onClick={() => {
            shown.action?.onAct();
            onDismiss();
          }}
          className={buttonLook('outline', 'sm')}
        >
          {shown.action.label}
        </button>
      )}
      <DismissButton label={labels.dismiss} onClick={onDismiss} />
    </div>
  );
}

/**
 * Rendered once by the app. The region is always there, so that screen readers announce what is added to it.
 */
export function Toaster() {
  const labels = useUiLabels();
  const toasts = useStore(list);
  const [held, setHeld] = useState(false);
  // A removed button gets no blur event: without this the next toast would never disappear.
  const dismiss = (id: number) => {
    setHeld(false);
    list.dismiss(id);
  };
  return (
    <section
      data-toaster=""
      aria-label={labels.notifications}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-none fixed inset-x-0 top-[max(0.75rem,env(safe-area-inset-top))] z-60 mx-auto flex w-[min(100%-1.5rem,26rem)] flex-col gap-2"
    >
      {toasts.map((shown) => (
        <ToastItem key={shown.id} shown={shown} paused={held} onDismiss={() => dismiss(shown.id)} />
      ))}
    </section>
  );
}
