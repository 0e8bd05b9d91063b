import type { CasinoBet } from '@maidan/contract/wire';
import type { TableTexts } from '../../../i18n/table/en.ts';
import { DateTime } from '../../../ui/figures/date-time.tsx';
import type { Column } from '../../../ui/tables/table.tsx';

/** When the bet was placed. */
export const timeColumn = (texts: TableTexts['bets']): Column<CasinoBet> => ({
  key: 'time',
  header: texts.time,
  priority: 'low',
  cell: ({ createdAt }) => <DateTime at={createdAt} />,
});
