/** So that no client is served in one stretch, however many of its requests are complete at one moment. */
export interface Turns {
  /** Resolves when it is this client's turn: at once unless many come together, and then one of each client after the other. */
  take(client: string): Promise<void>;
}

/** In one turn of the event loop. Between two turns the house reads and answers everything else. */
const inOneTurn = 8;

export function createTurns(nextTurn: (act: () => void) => unknown = setImmediate): Turns {
  /** Whose turn is next stands first. */
  const waiting = new Map<string, (() => void)[]>();
  let taken = 0;
  let isCounting = false;

  /** From its first turn on, until nobody waits. */
  function count(): void {
    if (isCounting) return;
    isCounting = true;
    nextTurn(serve);
  }

  function serve(): void {
    isCounting = false;
    for (taken = 0; taken < inOneTurn && waiting.size > 0; taken += 1) {
      for (const [client, mine] of waiting) {
        waiting.delete(client);
        mine.shift()?.();
        if (mine.length > 0) waiting.set(client, mine);
        break;
      }
    }
    if (taken > 0) count();
  }

  return {
    take(client) {
      count();
      if (waiting.size === 0 && taken < inOneTurn) {
        taken += 1;
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const mine = waiting.get(client) ?? [];
        mine.push(resolve);
        waiting.set(client, mine);
      });
    },
  };
}
