/** Ends the command with a one-line message and no stack trace. */
export function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
