import { useEffect, useState } from 'react';
import type { LudoTable } from '../../../../wire/ludo.ts';
import { useLudoTexts } from '../texts/use-ludo-texts.ts';
import { nameOf } from '../words/say-turn.ts';

const shownMs = 4_000;

/** A text about an opponent who lost the connection, while it is lost and for a moment after it is back. */
export function usePresence(table: LudoTable): string | undefined {
  const texts = useLudoTexts();
  const other = table.seats.find(({ isYou }) => !isYou);
  const isAway = table.stage === 'playing' && other !== undefined && !other.isHouse && !other.isConnected;
  const [wasAway, setWasAway] = useState(false);
  useEffect(() => {
    if (isAway) setWasAway(true);
    else if (wasAway) {
      const timer = setTimeout(() => setWasAway(false), shownMs);
      return () => clearTimeout(timer);
    }
  }, [isAway, wasAway]);
  if (!other || (!isAway && !wasAway)) return undefined;
  const name = nameOf(table, other.seat, texts);
  return isAway ? texts.seats.gone(name) : texts.seats.returned(name);
}
