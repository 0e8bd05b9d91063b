/** Ends the command with one line a person can act on, and no stack trace. */
export function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
