/** A reason not to start that the person starting it can mend: shown as one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
