import { useEffect, useEffectEvent, useRef } from 'react';
import { callAs, useStudio } from '../../../../pages/session/studio-context.ts';
import type { LudoBalance, LudoTable } from '../../../../wire/ludo.ts';
import { hasMoneyMoved } from './has-money-moved.ts';

/** A prize reaches the wallet a moment after the game is over. */
const askAfterMs = [0, 1_500] as const;

/** Loads the balance whenever money has moved at the table. */
export function useBalance(table: LudoTable | null): void {
  const { session, setBalance } = useStudio();
  const last = useRef<LudoTable | null>(null);
  const ask = useEffectEvent(async () => {
    const answer = await callAs<LudoBalance>(session, { path: '/ludo/balance' });
    if (answer.kind === 'ok' && answer.data.balance !== null) setBalance(answer.data.balance);
  });
  useEffect(() => {
    const isMoved = hasMoneyMoved(last.current, table);
    last.current = table;
    // Timers are not cleared: the table changes again before they fire.
    if (isMoved) for (const ms of askAfterMs) setTimeout(() => void ask(), ms);
  }, [table]);
}
