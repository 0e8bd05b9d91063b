/** Tracks acts that must be finished before the next step. */
export interface UnderWay {
  track<Value>(act: Promise<Value>): Promise<Value>;
  /** Waits for the acts begun until now: were it for later ones too, a stream of them would never let it end. */
  settled(): Promise<void>;
}

export function createUnderWay(): UnderWay {
  const acts = new Set<Promise<unknown>>();
  return {
    track(act) {
      acts.add(act);
      const forget = () => void acts.delete(act);
      act.then(forget, forget);
      return act;
    },
    async settled() {
      await Promise.allSettled([...acts]);
    },
  };
}
