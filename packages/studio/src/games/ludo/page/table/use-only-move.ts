import { useEffect, useEffectEvent } from 'react';
import type { LudoTable } from '../../../../wire/ludo.ts';
import { onlyMoveOf } from '../words/say-turn.ts';

/** Long enough to see which token it is. */
const seeMs = 650;

/** Moves by itself when there is nothing to choose. */
export function useOnlyMove(table: LudoTable, isChoosing: boolean, move: (token: number) => void): void {
  const only = isChoosing ? onlyMoveOf(table) : undefined;
  const n = table.turn?.n;
  const act = useEffectEvent(move);
  useEffect(() => {
    if (only === undefined || n === undefined) return;
    const timer = setTimeout(() => act(only), seeMs);
    return () => clearTimeout(timer);
  }, [only, n]);
}
