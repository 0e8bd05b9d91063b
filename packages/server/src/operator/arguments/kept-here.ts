import { isVerbName } from './verb-names.ts';

const helpWords: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** The first word alone asks for help, or for that on the verbs named after it; a word of help may also follow a verb. */
export function asksForHelp([word, ...rest]: readonly string[]): boolean {
  if (word === undefined || helpWords.has(word)) return true;
  const beforeMark = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  return beforeMark.some((arg) => arg === '--help' || arg === '-h');
}

/** The verb that help was asked for. */
export const helpedVerb = (argv: readonly string[]): string | undefined =>
  argv.find((arg) => !helpWords.has(arg));

/** The verbs that say how they run without the house. */
export const verbsKeptHere = {
  always: ['judge', 'replay'],
  onPostgres: ['audit'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Whether a running server is asked only if this process cannot carry the command out itself. Neither help nor a word that
 * is no verb needs one, nor a file of the operator, nor an audit of PostgreSQL, and a server that hangs must not hold them up.
 */
export function isKeptHere(argv: readonly string[], isOnPostgres: boolean): boolean {
  const { always, onPostgres } = verbsKeptHere;
  const kept: readonly string[] = isOnPostgres ? [...always, ...onPostgres] : always;
  const [verb] = argv;
  return asksForHelp(argv) || verb === undefined || !isVerbName(verb) || kept.includes(verb);
}
