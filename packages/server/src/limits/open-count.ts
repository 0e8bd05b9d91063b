/** How many are open, by key. */
export interface OpenCount {
  of(key: string): number;
  /** Counts one more; the returned function subtracts it again, once. */
  add(key: string): () => void;
}

export function openCount(): OpenCount {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    of: (key) => counts.get(key) ?? 0,
    add(key) {
      let isOpen = true;
      change(key, 1);
      return () => {
        if (isOpen) change(key, -1);
        isOpen = false;
      };
    },
  };
}
