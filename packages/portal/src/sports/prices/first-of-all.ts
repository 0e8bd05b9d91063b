/** How long one answer waits for the others: a source may have nothing to say about a match. */
const patienceMs = 1_000;

export interface FirstOfAll {
  /** The listener of one more source. */
  readonly source: () => () => void;
  readonly stop: () => void;
}

/** Calls `heard` once every source was heard, so that a page is drawn whole; from then on, each time. */
export function firstOfAll(heard: () => void): FirstOfAll {
  const silent = new Set<symbol>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function goOn(): void {
    silent.clear();
    clearTimeout(timer);
    heard();
  }

  return {
    source() {
      const self = Symbol('source');
      silent.add(self);
      return () => {
        silent.delete(self);
        if (silent.size === 0) goOn();
        else timer ??= setTimeout(goOn, patienceMs);
      };
    },
    stop: () => clearTimeout(timer),
  };
}
