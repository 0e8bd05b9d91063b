import type { FoundPlayer, SessionContext } from '../session-context.ts';
import { isSameName, withAdded } from './find-side.ts';
import { compact, nameWords } from './name-words.ts';

interface KnownPlayer extends FoundPlayer {
  readonly words: readonly string[];
  /** For each word: whether the scorecard writes it all in capitals, as it writes initials. */
  readonly isCapitals: readonly boolean[];
}

export interface KnownPlayers {
  readonly everyone: readonly KnownPlayer[];
  /** Every word of these names, and every ending of them without spaces. */
  readonly parts: ReadonlySet<string>;
  /** Players by their whole name, without spaces. */
  readonly whole: ReadonlyMap<string, readonly KnownPlayer[]>;
  /** Players by an ending of their name, without spaces, with the word where it begins. */
  readonly ends: ReadonlyMap<string, readonly { readonly player: KnownPlayer; readonly from: number }[]>;
  readonly added: ReadonlyMap<string, readonly KnownPlayer[]>;
}

export function knownPlayers({ players, aliases = [] }: SessionContext): KnownPlayers {
  const everyone = Object.entries(players).flatMap(([team, squad]) =>
    squad.map((player): KnownPlayer => {
      const words = nameWords(player);
      const written = player.split(/[\s-]+/);
      return { team, player, words, isCapitals: words.map((_, at) => isAllCapitals(written[at] ?? '')) };
    }),
  );
  const added = new Map<string, KnownPlayer[]>();
  for (const { kind, alias, name } of aliases) {
    if (kind !== 'player') continue;
    const meant = everyone.filter(({ player }) => isSameName(player, name));
    const key = compact(nameWords(alias));
    if (meant.length > 0) added.set(key, [...(added.get(key) ?? []), ...meant]);
  }
  const ends = everyone.flatMap((player) =>
    player.words
      .map((_, from) => ({ player, from }))
      .filter(({ from }) => from > 0 || player.words.length === 1),
  );
  return {
    everyone,
    parts: new Set(
      everyone.flatMap(({ words }) => words.flatMap((word, at) => [word, compact(words.slice(at))])),
    ),
    whole: Map.groupBy(everyone, ({ words }) => compact(words)),
    ends: Map.groupBy(ends, ({ player, from }) => compact(player.words.slice(from))),
    added,
  };
}

const isAllCapitals = (word: string): boolean => word === word.toUpperCase() && word.length <= 4;

/** Every player these words can mean, of the given side if any: exactly one where they are clear. */
export function playersNamed(
  words: readonly string[],
  known: KnownPlayers,
  team?: string,
): readonly KnownPlayer[] {
  const ofSide = (players: readonly KnownPlayer[]) =>
    team === undefined ? players : players.filter((player) => player.team === team);
  const key = compact(words);
  const meant = ofSide(known.added.get(key) ?? []);
  if (meant.length === 0 && !known.parts.has(key) && !words.some((word) => known.parts.has(word))) return [];
  const written = wordOrders(words);
  const exact = ofSide(written.flatMap((order) => known.whole.get(compact(order)) ?? []));
  // A name exactly as on the scorecard means that player, even where its first letter is another's initial too.
  if (exact.length > 0) return withAdded([...new Set(exact)], meant);
  const fitting = ofSide([...new Set(written.flatMap((order) => fittingPlayers(order, known)))]);
  return withAdded(withNamesakes(words, fitting, ofSide(known.everyone)), meant);
}

/** The surname alone, the given name alone, or the surname with initials or a given name that agree. */
function fittingPlayers(
  written: readonly string[],
  { everyone, parts, ends }: KnownPlayers,
): readonly KnownPlayer[] {
  const found: KnownPlayer[] = [];
  for (let at = 0; at < written.length; at += 1) {
    for (const { player, from } of ends.get(compact(written.slice(at))) ?? [])
      if (at === 0 || agrees(written.slice(0, at), player, from)) found.push(player);
  }
  const [given = '', more] = written;
  if (more !== undefined || !parts.has(given)) return found;
  const byGiven = everyone.filter(
    ({ words, isCapitals }) => words.length > 1 && words[0] === given && !isInitials(given, isCapitals[0]),
  );
  return [...found, ...byGiven];
}

/** A given name alone may also mean a player whose initials on the scorecard begin with its first letter. */
function withNamesakes(
  words: readonly string[],
  fitting: readonly KnownPlayer[],
  squad: readonly KnownPlayer[],
): readonly KnownPlayer[] {
  const [given = ''] = words;
  const isGivenAlone =
    words.length === 1 && fitting.some((one) => one.words.length > 1 && one.words[0] === given);
  if (!isGivenAlone) return fitting;
  const namesakes = squad.filter(
    ({ words: [first = ''], isCapitals }) => isInitials(first, isCapitals[0]) && first[0] === given[0],
  );
  return [...new Set([...fitting, ...namesakes])];
}

/** "HEAD, TRAVIS" and "KOHLI V" have the surname first; "M S DHONI" has the initials apart. */
function wordOrders(words: readonly string[]): readonly (readonly string[])[] {
  const comma = words.indexOf(',');
  if (comma > 0) return [joinInitials([...words.slice(comma + 1), ...words.slice(0, comma)])];
  const joined = joinInitials(words);
  const last = joined.at(-1) ?? '';
  if (joined.length < 2 || last.length > 2) return [joined];
  return [joined, [last, ...joined.slice(0, -1)]];
}

function joinInitials(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let isLetter = false;
  for (const word of words) {
    if (word.length === 1 && isLetter) joined.push(`${joined.pop()}${word}`);
    else joined.push(word);
    isLetter = word.length === 1;
  }
  return joined;
}

/** One word is compared with all given names by their letters; several are compared one by one. */
function agrees(given: readonly string[], { words, isCapitals }: KnownPlayer, count: number): boolean {
  const own = words
    .slice(0, count)
    .map((word, at) => ({ word, isInitials: isInitials(word, isCapitals[at]) }));
  const [first = '', ...more] = given;
  if (more.length === 0) return isSameGiven(first, own);
  return given.every((word, at) => isSameGiven(word, own.slice(at, at + 1)));
}

function isSameGiven(
  written: string,
  own: readonly { readonly word: string; readonly isInitials: boolean }[],
): boolean {
  const [first] = own;
  if (first === undefined) return false;
  const isShort = isInitials(written);
  if (!isShort && !first.isInitials) return written === first.word;
  const letters = lettersOf(written, isShort);
  const ownLetters = own.map((one) => lettersOf(one.word, one.isInitials)).join('');
  // A board may have one initial more than the scorecard.
  const isMore = letters.startsWith(ownLetters) && letters.length <= ownLetters.length + 1;
  return isMore || ownLetters.startsWith(letters);
}

const lettersOf = (word: string, areInitials: boolean): string => (areInitials ? word : (word[0] ?? ''));

function isInitials(word: string, isCapitals = false): boolean {
  return word.length <= 2 || isCapitals || (word.length <= 4 && !/[AEIOUY]/.test(word));
}
