export interface Gathered {
  readonly ask: () => void;
  readonly stop: () => void;
}

/**
 * Executes the first request at once, and all requests during the wait as one at its end: a hundred notices
 * do not become a hundred calls.
 */
export function gather(act: () => void, waitMs: number): Gathered {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAskedAgain = false;

  function ask(): void {
    if (timer !== undefined) {
      isAskedAgain = true;
      return;
    }
    isAskedAgain = false;
    timer = setTimeout(end, waitMs);
    act();
  }

  function end(): void {
    timer = undefined;
    if (isAskedAgain) ask();
  }

  return { ask, stop: () => clearTimeout(timer) };
}
