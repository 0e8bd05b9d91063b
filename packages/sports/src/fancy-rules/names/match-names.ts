import type { FoundPlayer, SessionContext } from '../session-context.ts';
import { knownPlayers, playersNamed } from './find-player.ts';
import { knownSides, sidesNamed } from './find-side.ts';
import { isSessionWord } from './session-words.ts';

/** Whom a name is about, and the rest of its words with `@` in place of theirs. */
export interface Subject {
  readonly rest: readonly string[];
  /** All that the words can mean: a name with more than one is ambiguous. */
  readonly sides: readonly string[];
  readonly players: readonly FoundPlayer[];
  /** The words that name them. */
  readonly written: string;
}

/** The longest name of a side or a player, in words. */
const SPAN_MAX = 6;

export interface MatchNames {
  sides(words: readonly string[]): readonly string[];
  /** Every way to find a side, a player, or a side and its player, in these words. */
  subjects(words: readonly string[]): readonly Subject[];
}

const known = new WeakMap<SessionContext, MatchNames>();

export function matchNames(context: SessionContext): MatchNames {
  const found = known.get(context) ?? buildNames(context);
  known.set(context, found);
  return found;
}

function buildNames(context: SessionContext): MatchNames {
  const sidesKnown = knownSides(context);
  const playersKnown = knownPlayers(context);
  const sides = (words: readonly string[]) => sidesNamed(words, sidesKnown);
  const isNameWord = (word: string): boolean =>
    !isSessionWord(word) || word === ',' || playersKnown.parts.has(word) || sidesKnown.words.has(word);
  const players = (words: readonly string[], team?: string) => playersNamed(words, playersKnown, team);

  function subjects(words: readonly string[]): readonly Subject[] {
    const found: Subject[] = [];
    for (const [from, to] of spansOf(words, isNameWord)) {
      const span = words.slice(from, to);
      const written = span.join(' ');
      const rest = [...words.slice(0, from), '@', ...words.slice(to)];
      const named = sides(span);
      if (named.length > 0) found.push({ rest, sides: named, players: [], written });
      const [team, another] = named;
      if (team !== undefined && another === undefined) found.push(...playersOfSide(rest, team, written));
      const people = players(span);
      if (people.length > 0) found.push({ rest, sides: [], players: people, written });
    }
    return found;
  }

  /** "IND A PATEL", "A PATEL RUN IND": the side says whose player it is. */
  function playersOfSide(words: readonly string[], team: string, side: string): Subject[] {
    const found: Subject[] = [];
    for (const [from, to] of spansOf(words, isNameWord)) {
      const span = words.slice(from, to);
      const people = span.includes('@') ? [] : players(span, team);
      const rest = [...words.slice(0, from), '@', ...words.slice(to)];
      const written = `${span.join(' ')} ${side}`;
      if (people.length > 0) found.push({ rest, sides: [team], players: people, written });
    }
    return found;
  }

  return { sides, subjects };
}

/** Spans of words that could be a name: without numbers, and with session words only where a known name has them. */
function spansOf(
  words: readonly string[],
  isNameWord: (word: string) => boolean,
): readonly (readonly [number, number])[] {
  const spans: (readonly [number, number])[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + SPAN_MAX); to += 1) {
      if (!isNameWord(words[to - 1] ?? '')) break;
      spans.push([from, to]);
    }
  }
  return spans;
}
