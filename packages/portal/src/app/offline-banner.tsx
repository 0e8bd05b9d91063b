import { classes } from '@maidan/ui/classes.ts';
import { useIsOnline } from '@maidan/ui/hooks/use-media.ts';
import { useDoesHouseAnswer } from '../house/account/house-answers.ts';
import { useTexts } from '../texts/texts.ts';

/**
 * Above the bottom bar, whose raised middle button covers part of it; at a table above its keys, in other
 * games at the bottom.
 */
const place =
  'fixed inset-x-0 bottom-[calc(3.75rem+1px+env(safe-area-inset-bottom))] z-20 pt-2 pb-6 at-table:bottom-0 at-table:pb-2 at-table:[:root:has([data-keys])_&]:max-md:bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] lg:bottom-0 lg:pb-2';

/** Says that what is shown may be out of date, on every screen. */
export function OfflineBanner() {
  const { errors } = useTexts();
  const isOnline = useIsOnline();
  const doesHouseAnswer = useDoesHouseAnswer();
  const notice = !isOnline ? errors.offline : doesHouseAnswer ? undefined : errors.unanswered;
  return (
    // Adds room at the end of the page, so that everything can be scrolled clear of a notice of two lines.
    <div role="status" className={notice && 'h-18 at-table:h-14 lg:h-9'}>
      {notice && (
        <p className={classes('bg-text px-4 text-center text-sm text-background', place)}>{notice}</p>
      )}
    </div>
  );
}
