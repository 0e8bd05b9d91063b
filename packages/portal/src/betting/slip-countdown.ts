interface CountdownParts {
  readonly seconds: number;
  readonly now: () => number;
  /** Calls back every second until the returned function is called. */
  readonly everySecond: (callback: () => void) => () => void;
  readonly onSecond: (secondsLeft: number) => void;
}

/** Uses the clock, since timers of a background page run late. */
export function slipCountdown({ seconds, now, everySecond, onSecond }: CountdownParts) {
  let stop = () => {};
  return {
    /** Starts from the full time, also when it is already running. */
    start(): void {
      stop();
      const endsAt = now() + seconds * 1000;
      stop = everySecond(() => onSecond(Math.ceil((endsAt - now()) / 1000)));
    },
    stop: () => stop(),
  };
}
