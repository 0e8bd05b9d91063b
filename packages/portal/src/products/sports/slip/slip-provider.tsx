import { toast } from '@maidan/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { SlipEnd } from '../../../betting/slip.ts';
import { createSlipContext } from '../../../betting/slip-context.tsx';
import { useBettingTexts } from '../../../betting/texts/betting-texts.ts';
import { reloadMatchBets } from '../bets/match-bets.ts';
import { placeBet } from './api.ts';
import { type SportsBet, slipSeconds } from './sports-bet.ts';

const { SlipProvider, useSlip, useSlipState, useIsOnSlip } = createSlipContext<SportsBet>();

export { useIsOnSlip, useSlip, useSlipState };

export function SportsSlipProvider({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient();
  const terms = {
    seconds: slipSeconds,
    restartsOnStake: true,
    place: placeBet,
    onPlaced: () => reloadMatchBets(queries),
  };
  return (
    <SlipProvider terms={terms}>
      <SlipEndNotice />
      {children}
    </SlipProvider>
  );
}

/** Long enough to read it. */
const endNoticeMs = 4_000;

/** Announces why a slip closed by itself. */
function SlipEndNotice() {
  const texts = useBettingTexts();
  const slip = useSlip();
  const announce = useEffectEvent((why: SlipEnd) => {
    toast.info(why === 'time' ? texts.timeUp : texts.noAmount, { durationMs: endNoticeMs });
  });
  useEffect(() => slip.onEnd((why) => announce(why)), [slip]);
  return null;
}
