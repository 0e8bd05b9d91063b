import { useEffect, useState } from 'react';
import type { LudoTable } from '../../../../wire/ludo.ts';
import type { ShowStep } from '../show/show-step.ts';
import { useLudoTexts } from '../texts/use-ludo-texts.ts';
import { announceStep } from '../words/announce-step.ts';

/** The last sentence for screen readers. */
export function useAnnouncer(table: LudoTable, step: ShowStep | undefined): string {
  const texts = useLudoTexts();
  const [said, setSaid] = useState('');
  const words = step && announceStep(table, step, texts);
  useEffect(() => {
    if (words) setSaid(words);
  }, [words]);
  return said;
}
