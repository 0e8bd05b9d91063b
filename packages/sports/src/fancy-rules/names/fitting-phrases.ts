import { PHRASES, type Phrase, type PhraseOf } from './session-phrases.ts';
import { isSessionWord } from './session-words.ts';

export interface FittingPhrase {
  readonly phrase: Phrase;
  readonly n: number;
  readonly m: number;
}

const BY_KIND = Map.groupBy(PHRASES, ({ of }) => of);

/** Boards use few phrases for many sides and players, so matches are cached, up to this many texts. */
const REMEMBERED_MAX = 5_000;
const remembered = new Map<PhraseOf, Map<string, readonly FittingPhrase[]>>();

/** Phrases consist of session words only. */
export const couldFit = (words: readonly string[]): boolean =>
  words.every((word) => word === 'A' || isSessionWord(word));

export function fittingPhrases(
  words: readonly string[],
  kinds: readonly PhraseOf[],
): readonly FittingPhrase[] {
  if (!couldFit(words)) return [];
  return kinds.length === 1 && kinds[0] !== undefined
    ? fittingOfKind(words, kinds[0])
    : kinds.flatMap((kind) => fittingOfKind(words, kind));
}

function fittingOfKind(words: readonly string[], kind: PhraseOf): readonly FittingPhrase[] {
  const text = words.join(' ');
  const ofKind = remembered.get(kind) ?? new Map<string, readonly FittingPhrase[]>();
  const known = ofKind.get(text);
  if (known !== undefined) return known;
  const found = (BY_KIND.get(kind) ?? []).flatMap((phrase) => {
    const match = phrase.pattern.exec(text);
    return match === null ? [] : [{ phrase, n: Number(match.groups?.n), m: Number(match.groups?.m) }];
  });
  if (ofKind.size >= REMEMBERED_MAX) ofKind.clear();
  remembered.set(kind, ofKind.set(text, found));
  return found;
}
