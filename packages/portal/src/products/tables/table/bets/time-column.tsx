import type { CasinoBet } from '@maidan/contract/wire';
import { DateTime } from '@maidan/ui/figures/date-time.tsx';
import type { Column } from '@maidan/ui/tables/table.tsx';
import type { TableTexts } from '../../texts/en.ts';

/** When the bet was placed. */
export const timeColumn = (texts: TableTexts['bets']): Column<CasinoBet> => ({
  key: 'time',
  header: texts.time,
  priority: 'low',
  cell: ({ createdAt }) => <DateTime at={createdAt} />,
});
