export interface Gathered {
  readonly ask: () => void;
  readonly stop: () => void;
}

/** Acts at once, and whatever is asked meanwhile is one act at the end of the wait: a hundred notices are not a hundred calls. */
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
