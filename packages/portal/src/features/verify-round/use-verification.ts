import type { RoundRecord, TableGame, Verification } from '@maidan/games/rules';
import { useEffect, useState } from 'react';
import { checkInSteps } from './check-in-steps.ts';

type Checking =
  | { readonly kind: 'checking'; readonly left: number }
  | { readonly kind: 'checked'; readonly verification: Verification };

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Deals the round again, piece by piece. Give the component the record as key: each is checked once. */
export function useVerification(game: TableGame, record: RoundRecord): Checking {
  const [checking, setChecking] = useState<Checking>({ kind: 'checking', left: record.chain.position });
  useEffect(() => {
    const stopping = new AbortController();
    const onLeft = (left: number) => setChecking({ kind: 'checking', left });
    checkInSteps(game, record, { onLeft, breathe, signal: stopping.signal })
      .then((verification) => {
        if (verification) setChecking({ kind: 'checked', verification });
      })
      .catch(reportError);
    return () => stopping.abort();
  }, [game, record]);
  return checking;
}
