import type { SessionContext } from '../session-context.ts';
import { matchNames } from './match-names.ts';
import type { NameDialect } from './name-dialect.ts';
import { nameWords } from './name-words.ts';
import { type NameReading, readSessionName } from './read-session-name.ts';

/**
 * A name that a source prints under the heading of its group, which may say what the name alone does not: "7 Number" under
 * "1ST INN LAMBI SS W VS PS W" is the last digit of that total.
 */
export function readMarketName(
  { name, group }: { readonly name: string; readonly group: string },
  context: SessionContext,
  dialect: NameDialect = {},
): NameReading {
  const words = nameWords(name).join(' ');
  const digit = /^(?<digit>\d) NUMBER$/.exec(words)?.groups?.digit;
  const heading = withoutMatch(nameWords(group), context);
  if (digit !== undefined) {
    const asked = heading === undefined ? undefined : readSessionName(heading, context, dialect);
    if (asked === undefined) return { kind: 'unread', missing: [{ kind: 'match' }] };
    if (asked.kind === 'unread') return asked;
    return { kind: 'last-digit', session: asked.session, digit: Number(digit) };
  }
  const line = /^(?<innings>\d(?:ST|ND) INN \d+ OVER) LINE$/.exec(heading ?? '')?.groups?.innings;
  return readSessionName(words === 'TOTAL RUN' && line !== undefined ? line : name, context, dialect);
}

/** The heading without "SS W VS PS W" at its end; undefined where those are not the sides of this match. */
function withoutMatch(words: readonly string[], context: SessionContext): string | undefined {
  const versus = words.lastIndexOf('VS');
  if (versus < 0) return words.join(' ');
  const { sides } = matchNames(context);
  const [other] = sides(words.slice(versus + 1));
  for (let from = 0; from < versus && other !== undefined; from += 1) {
    const [one, another] = sides(words.slice(from, versus));
    if (one !== undefined && another === undefined && one !== other) return words.slice(0, from).join(' ');
  }
  return undefined;
}
