import type { ReactNode } from 'react';
import { backLayRows } from '../../faces/back-lay-rows.tsx';
import { shortAmount } from '../../faces/chips/short-amount.ts';
import type { Felt } from '../../faces/felt.ts';
import type { PricedOption } from '../../kit/priced-option.ts';

/** Document 2, section 5. */
export const missingRate = '–';

/** Document 2: a row for each option, back and lay, with rate and size. */
export const playerRows = (felt: Felt, options: readonly PricedOption[]): ReactNode =>
  backLayRows(felt, {
    back: felt.word('back', 'Back'),
    lay: felt.word('lay', 'Lay'),
    missing: missingRate,
    rows: options.map(({ sid, name, stakeMax, layOdds }) => ({
      sid,
      name: felt.word(name, name),
      size: shortAmount(stakeMax),
      hasNoLay: layOdds === undefined,
    })),
  });
