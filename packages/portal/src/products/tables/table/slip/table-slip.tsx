import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createSlipContext } from '../../../../betting/slip-context.tsx';
import { placeBet, reloadTableBets } from '../api.ts';
import { slipSeconds, type TableBet } from './table-bet.ts';

const { SlipProvider, useSlip, useSlipState, useIsOnSlip } = createSlipContext<TableBet>();

export { useIsOnSlip, useSlip, useSlipState };

interface TableSlipProviderProps {
  readonly eventId: string;
  readonly code: string;
  readonly oddsDifference: number;
  readonly children: ReactNode;
}

/** Use the table's code as its key. */
export function TableSlipProvider({ children, ...bet }: TableSlipProviderProps) {
  const queries = useQueryClient();
  const terms = {
    seconds: slipSeconds,
    place: (placed: Parameters<typeof placeBet>[0]) => placeBet(placed, bet),
    onPlaced: () => reloadTableBets(queries),
  };
  return <SlipProvider terms={terms}>{children}</SlipProvider>;
}
