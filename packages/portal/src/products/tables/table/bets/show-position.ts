import type { Coins } from '@maidan/betting';
import type { CellProps } from '@maidan/games/boards';
import { formatSummary } from '@maidan/ui/format/coins.ts';

/** Document 2, section 4: red if negative, otherwise green. */
export const showPosition = (position: Coins): NonNullable<CellProps['position']> => ({
  text: `${position > 0n ? '+' : ''}${formatSummary(position)}`,
  isLoss: position < 0n,
});
