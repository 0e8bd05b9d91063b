import { classes } from '@maidan/ui/classes.ts';
import { FailedState, LineLost } from '@maidan/ui/page-states.tsx';
import { toast } from '@maidan/ui/toast.tsx';
import { useEffect } from 'react';
import { useMatkaTexts } from '../texts/matka-texts.ts';

/** Document 2, section 8. */
const toastMs = 3_000;

interface FailedMatkaProps {
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Shows 'Something went wrong' for three seconds, and the reason for as long as the failure lasts. */
export function FailedMatka({ reason, onRetry }: FailedMatkaProps) {
  const texts = useMatkaTexts();
  const { failed } = texts.messages;
  useEffect(() => {
    toast.error(failed, { durationMs: toastMs });
  }, [failed]);
  return <FailedState title={failed} reason={reason} retry={texts.retry} onRetry={onRetry} />;
}

interface StaleNoticeProps {
  readonly isStale: boolean;
  /** Over the end of the page: numbers must not shift under a finger that is about to tap one. */
  readonly isOver?: boolean;
}

/** Above the notice that the device is offline. */
const overPage =
  'fixed inset-x-2 bottom-[calc(3rem+env(safe-area-inset-bottom))] z-20 mx-auto max-w-xl shadow-md';

export function StaleNotice({ isStale, isOver = false }: StaleNoticeProps) {
  const texts = useMatkaTexts();
  // Always rendered, so that screen readers announce text added to it.
  return (
    // Over the page it adds room at the end, so that everything can be scrolled clear of it.
    <div role="status" className={classes('empty:absolute', isOver && isStale && 'h-28')}>
      {isStale && (
        <LineLost
          text={texts.stale}
          className={classes('border border-warning bg-surface', isOver && overPage)}
        />
      )}
    </div>
  );
}
