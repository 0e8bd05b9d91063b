import { HOUSE_DIALECT } from './names/name-dialect.ts';
import { readSessionName } from './names/read-session-name.ts';
import type { Session } from './session.ts';
import type { SessionContext } from './session-context.ts';

/**
 * The session a name of this house's own asks for, or undefined when that is not certain: a name is never guessed. Names of
 * other sources are read in their own dialect by readSessionName. A meter is not a line and is not read.
 */
export function parseSessionName(name: string, context: SessionContext): Session | undefined {
  const reading = readSessionName(name, context, HOUSE_DIALECT);
  return reading.kind === 'line' ? reading.session : undefined;
}
