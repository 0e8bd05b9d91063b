import type { Output } from './verb.ts';

export interface TerminalStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

const clearLine = '\r\u001b[K';

/** Progress is written to the other stream, so that a list or JSON can be piped. */
export function terminalOutput(out: TerminalStream, beside: TerminalStream): Output & { end(): void } {
  let isLineShown = false;
  let lastShown = '';
  const clear = () => {
    if (isLineShown) beside.write(clearLine);
    isLineShown = false;
  };
  return {
    print(line) {
      clear();
      out.write(`${line}\n`);
    },
    progress(label, done, total) {
      const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
      if (beside.isTTY === true) {
        beside.write(`${clearLine}${label} ${percent}%`);
        isLineShown = true;
        return;
      }
      const shown = `${label} ${percent - (percent % 10)}%`;
      if (shown !== lastShown) beside.write(`${shown}\n`);
      lastShown = shown;
    },
    end: clear,
  };
}
