/**
 * Every verb, in the order of the alphabet. The verbs are nearly the whole house, so their names are repeated here: a word that
 * is none of them is answered before any server is asked.
 */
export const verbNames = [
  'add-alias',
  'add-game',
  'add-provider',
  'audit',
  'block',
  'change-key',
  'correct',
  'correct-ball',
  'correct-panna',
  'correct-round',
  'create-agent',
  'create-client',
  'credit',
  'debit',
  'declare',
  'delete-bet',
  'end-sessions',
  'enter-panna',
  'judge',
  'launch-token',
  'list',
  'list-names',
  'list-providers',
  'list-shut',
  'mute-chat',
  'open-aviator',
  'open-betting',
  'open-market',
  'open-match',
  'open-matka',
  'open-table',
  'refresh-matches',
  'refresh-pages',
  'remove-alias',
  'replay',
  'reset-password',
  'risk',
  'set-aviator',
  'set-commission',
  'set-dialect',
  'set-limits',
  'set-matka',
  'set-notice',
  'set-table',
  'settle-sessions',
  'show-bet',
  'shut-aviator',
  'shut-betting',
  'shut-market',
  'shut-match',
  'shut-matka',
  'shut-table',
  'switch-game',
  'switch-socket',
  'unblock',
  'unmute-chat',
  'unread-sessions',
  'verify-match',
  'void-bet',
  'void-by-rule',
  'void-draw',
  'void-flight',
  'void-market',
  'void-round',
] as const;

export type VerbName = (typeof verbNames)[number];

const known: ReadonlySet<string> = new Set(verbNames);

const isVerbName = (word: string): boolean => known.has(word);

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
