interface CountdownParts {
  readonly seconds: number;
  readonly now: () => number;
  /** Calls back every second until the returned function is called. */
  readonly everySecond: (callback: () => void) => () => void;
  readonly onSecond: (secondsLeft: number) => void;
}

/** By the clock, since a page in the background is called back late. */
export function slipCountdown({ seconds, now, everySecond, onSecond }: CountdownParts) {
  let stop = () => {};
  return {
    /** From the first second, also when it is running. */
    start(): void {
      stop();
      const endsAt = now() + seconds * 1000;
      stop = everySecond(() => onSecond(Math.ceil((endsAt - now()) / 1000)));
    },
    stop: () => stop(),
  };
}
