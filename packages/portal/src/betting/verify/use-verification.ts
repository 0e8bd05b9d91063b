import { useEffect, useEffectEvent, useState } from 'react';

export type Checking<Verification> =
  | { readonly kind: 'checking'; readonly left: number }
  | { readonly kind: 'checked'; readonly verification: Verification };

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Replays the round in steps. Use the round's id as the component's key: each instance checks one round. */
export function useVerification<Verification>(
  steps: () => Generator<number, Verification>,
  position: number,
): Checking<Verification> {
  const [checking, setChecking] = useState<Checking<Verification>>({ kind: 'checking', left: position });
  const start = useEffectEvent(steps);
  useEffect(() => {
    const stopping = new AbortController();
    const onLeft = (left: number) => setChecking({ kind: 'checking', left });
    checkInSteps(start(), { onLeft, breathe, signal: stopping.signal })
      .then((verification) => {
        if (verification) setChecking({ kind: 'checked', verification });
      })
      .catch(reportError);
    return () => stopping.abort();
  }, []);
  return checking;
}

interface Watched {
  /** Called with the number of steps left. */
  readonly onLeft: (left: number) => void;
  /** Lets the page render and react between steps. */
  readonly breathe: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** Undefined if the signal was aborted. */
export async function checkInSteps<Verification>(
  steps: Generator<number, Verification>,
  { onLeft, breathe, signal }: Watched,
): Promise<Verification | undefined> {
  while (!signal.aborted) {
    const step = steps.next();
    if (step.done) return step.value;
    onLeft(step.value);
    await breathe();
  }
  return undefined;
}
