import type { CasinoBet } from '@maidan/contract/wire';
import type { ShownMode } from '../../../../betting/bet-table.tsx';
import type { TableTexts } from '../../texts/en.ts';

/** Yes to back an option, No to lay it. */
export const modeOf =
  (texts: TableTexts['bets']) =>
  ({ betType }: Pick<CasinoBet, 'betType'>): ShownMode =>
    betType === 'Yes' ? { side: 'back', text: texts.yes } : { side: 'lay', text: texts.no };
