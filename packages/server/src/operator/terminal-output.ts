import { userInfo } from 'node:os';
import { CommandError } from '../verb/arguments.ts';
import type { Output } from '../verb/verb.ts';

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

const wellFormed = /^[\p{L}\p{M}\p{N} ._@-]{1,60}$/u;

/** The command line without `--as NAME`, which any verb may have, and that name. */
export function takeName(argv: readonly string[]): { argv: string[]; as: string | undefined } {
  const end = argv.indexOf('--');
  const at = argv.findIndex(
    (word, index) => (word === '--as' || word.startsWith('--as=')) && (end < 0 || index < end),
  );
  if (at < 0) return { argv: [...argv], as: undefined };
  const isJoined = argv[at] !== '--as';
  const as = (isJoined ? argv[at]?.slice('--as='.length) : argv[at + 1])?.trim() ?? '';
  if (!wellFormed.test(as))
    throw new CommandError(
      `--as is "${as}": expected a name of at most 60 letters, digits, dots or hyphens.`,
    );
  return { argv: [...argv.slice(0, at), ...argv.slice(at + (isJoined ? 1 : 2))], as };
}

/**
 * Who gives the command: the system user, preceded by the name given with `--as` or by the user who ran sudo.
 */
export function operatorName(
  as: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  user: string = userInfo().username,
): string {
  const sudoer = environment.SUDO_USER;
  const given = as ?? (sudoer !== undefined && wellFormed.test(sudoer) ? sudoer : undefined);
  return given === undefined || given === user ? user : `${given} (${user})`;
}
