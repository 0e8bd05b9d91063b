/** Runs work of the same key one after the other, and of different keys concurrently. */
export type InTurn = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    const settled = turn.catch(() => undefined);
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return turn;
  };
}
