import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createSlipContext } from '../../betting/slip-context.tsx';
import { reloadMatchBets } from '../bets/match-bets.ts';
import { placeBet } from './api.ts';
import { type SportsBet, slipSeconds } from './sports-bet.ts';

const { SlipProvider, useSlip, useSlipState, useIsOnSlip } = createSlipContext<SportsBet>();

export { useIsOnSlip, useSlip, useSlipState };

export function SportsSlipProvider({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient();
  const terms = { seconds: slipSeconds, place: placeBet, onPlaced: () => reloadMatchBets(queries) };
  return <SlipProvider terms={terms}>{children}</SlipProvider>;
}
