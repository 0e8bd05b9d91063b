import { classes } from '@maidan/ui/classes.ts';
import { LineLost } from '@maidan/ui/line-lost.tsx';
import { useMatkaTexts } from '../texts/matka-texts.ts';

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
          says={texts.stale}
          className={classes('border border-warning bg-surface', isOver && overPage)}
        />
      )}
    </div>
  );
}
