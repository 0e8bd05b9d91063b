import { PHRASES, type Phrase, type PhraseOf } from './session-phrases.ts';

/** Words that session names are made of: none of them may be the name of a side or a player. */
const SESSION_WORDS = new Set(
  `RUN OVER WKT BALL DELIVERY BOUNDARY FOUR SIX PSHIP INN DOTBALL NOBALL WIDE EXTRA CAUGHT BOWLED LBW DUCK RUNOUT STUMPING
  FIFTY HUNDRED 30S MAIDEN SCORER TAKER HITTER BATTER BOWLER TEAM FACE HATTRICK LAMBI BHAV SCORE ADV VS UPTO ONLY TOTAL MATCH
  FALL OF LOST TO BY IN AT FOR THE AN HOW MANY SESSION POWERPLAY POWERSURGE TOSS WIN WILL BE ODD EVEN METER NUMBER SUPER
  HIGHEST MOST TOP MAN PLAYER BOTH TIE TIED FREE HIT OPENING AFTER END ON OFF LINE DISMISSAL GIVEN CONCEDED TAKE TAKEN
  INDIVIDUAL SCORING FINAL FULL REACH MAKE THERE DIGIT LAST SINGLE DOUBLE MARGIN BOOKMAKER OR MORE MOM NEXTMAN OUT - ( ) ,`.split(
    /\s+/,
  ),
);

const startsWithDigit = (word: string): boolean => word >= '0' && word < ':';

export const isSessionWord = (word: string): boolean => SESSION_WORDS.has(word) || startsWithDigit(word);

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
