import { useMatkaTexts } from '../../../i18n/matka/matka-texts.ts';
import { classes } from '../../../ui/classes.ts';
import { LineLost } from '../../../ui/line-lost.tsx';

interface StaleNoticeProps {
  readonly isStale: boolean;
  /** Over the page rather than in it: numbers must not shift under a finger that is about to tap one. */
  readonly isOver?: boolean;
}

export function StaleNotice({ isStale, isOver = false }: StaleNoticeProps) {
  const texts = useMatkaTexts();
  // Always rendered, so that screen readers announce text added to it.
  return (
    <div role="status" className={isOver ? 'pointer-events-none absolute z-10 mt-12 p-1' : 'empty:absolute'}>
      {isStale && (
        <LineLost
          says={texts.stale}
          className={classes('border border-warning bg-surface', isOver && 'shadow-md')}
        />
      )}
    </div>
  );
}
