/** A fault the operator can fix: shown as one line, without a stack. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** For stake limits that contradict each other. */
export const leastAboveMost = (): CommandError =>
  new CommandError('The least stake would be above the most. Nothing was changed.');

/** The arguments are wrong, so the usage is shown too. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}
