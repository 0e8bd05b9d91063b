/** A reason the operator can mend: shown as one line, without a stack. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** The words of the command are wrong, so the line also says how they go. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}
