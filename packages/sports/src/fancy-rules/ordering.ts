/** Section 9: by the first of these words the name has, in this order; names with none of them come last. */
const KEYWORDS = ['ONLY', 'OVER', 'FALL OF', 'RUN', 'PSHIP', 'BOUNDARIES', 'HOW', 'BALLS'] as const;

export type SessionKeyword = (typeof KEYWORDS)[number];

/**
 * Not inside a word, so that GROVER, ARUN and CHOWDHURY are not keywords; but 20OVER is an over, and DOTBALLS are
 * balls.
 */
const PATTERNS = KEYWORDS.map(
  (keyword) => new RegExp(keyword === 'BALLS' ? keyword : `(?<!\\p{L})${keyword}`, 'iu'),
);

const OVER = KEYWORDS.indexOf('OVER');

export const keywordOf = (name: string): SessionKeyword | undefined => KEYWORDS[rankOf(name)];

/** Section 9: overs are sorted by their number; otherwise names keep the order they were sent in. */
export function sortByName<T>(sessions: readonly T[], nameOf: (session: T) => string): readonly T[] {
  return sessions
    .map((session) => ({ session, ...placeOf(nameOf(session)) }))
    .sort((one, other) => one.rank - other.rank || one.over - other.over)
    .map(({ session }) => session);
}

function placeOf(name: string): { readonly rank: number; readonly over: number } {
  const rank = rankOf(name);
  return { rank, over: rank <= OVER ? overNumberOf(name) : 0 };
}

function rankOf(name: string): number {
  const found = PATTERNS.findIndex((pattern) => pattern.test(name));
  return found < 0 ? KEYWORDS.length : found;
}

/** The number before OVER; a name of the family without one ("HIGHEST SCORING OVER RUNS") follows those that have it. */
function overNumberOf(name: string): number {
  const found = /(\d+(?:\.\d+)?)(?:ST|ND|RD|TH)?\s*OVER/i.exec(name)?.[1];
  return found === undefined ? Number.MAX_SAFE_INTEGER : Number(found);
}
