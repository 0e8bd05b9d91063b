import type { Session } from '../session.ts';
import type { SessionContext } from '../session-context.ts';
import { type Finished, finishSession, inningsOfMatch } from './finish-session.ts';
import { matchNames, type Subject } from './match-names.ts';
import { HOUSE_DIALECT, type NameDialect, ORDINARY_DIALECT } from './name-dialect.ts';
import { framesOf, type Missing, type NameFrame } from './name-frame.ts';
import { nameWords } from './name-words.ts';
import { MATCH_PHRASES, type Phrase, type PhraseOf, type PhraseWords } from './session-phrases.ts';
import { couldFit, fittingPhrases, isSessionWord } from './session-words.ts';

/** What a name on a board asks of a match. A meter is no line: it pays by how far the run is from the one that was bet on. */
export type NameReading =
  | { readonly kind: 'line' | 'meter'; readonly session: Session }
  | { readonly kind: 'unread'; readonly missing: readonly Missing[] };

/** A name is read only where it can mean one thing; otherwise the reading says what is missing, and nothing is guessed. */
export function readSessionName(name: string, context: SessionContext, set: NameDialect = {}): NameReading {
  const dialect = { ...ORDINARY_DIALECT, ...set };
  const names = matchNames(context);
  const words = nameWords(name);
  const frames = framesOf(words, names);
  if ('missing' in frames) return { kind: 'unread', missing: [frames.missing] };
  const found = frames.flatMap((frame) => readFrame(frame, context, dialect));
  const sessions = distinct(found.flatMap((one) => ('session' in one ? [one.session] : [])));
  const missing = distinct(found.flatMap((one) => ('missing' in one ? [one.missing] : [])));
  const [session, another] = sessions;
  if (session === undefined)
    return { kind: 'unread', missing: missing.length > 0 ? missing : whatIsUnknown(frames, context) };
  if (another !== undefined)
    return { kind: 'unread', missing: [...missing, { kind: 'meanings', count: sessions.length }] };
  // With more known the name could also mean something else, so it is not certain.
  if (missing.length > 0) return { kind: 'unread', missing };
  return { kind: frames[0]?.kind ?? 'line', session };
}

function readFrame(frame: NameFrame, context: SessionContext, dialect: NameDialect): readonly Finished[] {
  const { words } = frame;
  const ofMatch = couldFit(words) ? readWithoutSubject(frame, context, dialect) : [];
  const found = [...ofMatch];
  for (const subject of matchNames(context).subjects(words))
    found.push(...readSubject(subject, frame, context, dialect));
  return found.filter((one) => one !== undefined);
}

/** A session on the whole match, or else on a side that is not named. */
function readWithoutSubject(
  frame: NameFrame,
  context: SessionContext,
  dialect: NameDialect,
): readonly (Finished | undefined)[] {
  const fixed = MATCH_PHRASES.get(frame.words.join(' '));
  const ofMatch =
    fixed === undefined
      ? readPhrases(frame.words, OF_MATCH, phraseWordsOf(''), frame, context, dialect)
      : [finishSession(fixed, frame, context, dialect)];
  return ofMatch.some((one) => one !== undefined) ? ofMatch : readWithoutSide(frame, context, dialect);
}

const OF_MATCH = ['match'] as const;
const OF_SIDE = ['side'] as const;
const OF_PLAYER = ['player'] as const;

type PhraseSides = Pick<PhraseWords, 'team' | 'other' | 'who'>;
const phraseWordsOf = (team: string, other = '', player = ''): PhraseSides => ({
  team,
  other,
  who: { team, player },
});

function readPhrases(
  words: readonly string[],
  of: readonly PhraseOf[],
  sides: PhraseSides,
  frame: NameFrame,
  context: SessionContext,
  dialect: NameDialect,
): readonly (Finished | undefined)[] {
  return fittingPhrases(words, of).flatMap(({ phrase, n, m }) =>
    isClearHere(phrase, frame, context)
      ? [finishSession(phrase.read({ ...sides, n, m }), frame, context, dialect)]
      : [],
  );
}

const isClearHere = (phrase: Phrase, frame: NameFrame, context: SessionContext): boolean =>
  phrase.isOfOneInnings !== true || context.isOneInningsEach === true || frame.innings !== undefined;

/** No side is named: the innings of the match or the dialect may say which; otherwise it is missing. */
function readWithoutSide(
  frame: NameFrame,
  context: SessionContext,
  dialect: NameDialect,
): readonly (Finished | undefined)[] {
  const { innings, superOver, words } = frame;
  const isFirst = dialect['no-side'] === 'first-innings' && superOver === undefined;
  const number = innings?.number ?? (isFirst ? 1 : undefined);
  const kinds: readonly PhraseOf[] = innings === undefined ? ['side'] : ['innings', 'side'];
  const whose = number === undefined ? undefined : inningsOfMatch(number, context);
  if (whose !== undefined && 'team' in whose) {
    const other = otherOf(whose.team, context);
    const { innings: _, ...bare } = frame;
    // The innings is known; the frame now gets its number among the side's own.
    const own = { ...bare, ownInnings: whose.number };
    const asInnings = { ...dialect, 'side-total': 'batting' } as const;
    return readPhrases(words, kinds, phraseWordsOf(whose.team, other), own, context, asInnings);
  }
  return fittingPhrases(words, kinds).length > 0 ? [{ missing: whose?.missing ?? { kind: 'side' } }] : [];
}

function readSubject(
  { rest, sides, players, written }: Subject,
  frame: NameFrame,
  context: SessionContext,
  dialect: NameDialect,
): readonly (Finished | undefined)[] {
  const isPlayer = players.length > 0;
  const words = withoutSubject(rest, !isPlayer && context.isOneInningsEach !== false);
  // A surname without further words is not enough for a session.
  if (isPlayer && words.length === 0 && written.split(' ').length < 2) return [];
  const of = isPlayer ? OF_PLAYER : OF_SIDE;
  const [who, anotherPlayer] = players;
  const [side = '', anotherSide] = sides;
  const isClear = isPlayer ? anotherPlayer === undefined : anotherSide === undefined;
  if (!isClear) {
    const among = isPlayer ? players.map(({ player, team }) => `${player} (${team})`) : sides;
    return fittingPhrases(words, of).length > 0 ? [{ missing: { kind: 'which', written, among } }] : [];
  }
  const team = who?.team ?? side;
  const phraseSides = phraseWordsOf(team, otherOf(team, context), who?.player);
  return readPhrases(words, of, phraseSides, frame, context, dialect);
}

const otherOf = (team: string, { teams }: SessionContext): string =>
  teams.find(({ name }) => name !== team)?.name ?? '';

/**
 * Drops the number of a repeated market: "20 OVER RUNS PS W 2". Where a side bats twice the number may be its innings, and
 * beside an ordinal it may be a number of overs or wickets, so it is kept.
 */
function withoutSubject(rest: readonly string[], mayBeCopy: boolean): readonly string[] {
  const before = rest.at(-2);
  const isNumbered = /^\d$/.test(rest.at(-1) ?? '') && (before === '@' || before === 'BHAV');
  const isCopy = mayBeCopy && isNumbered && !rest.some((word) => /^\d+(?:ST|ND|RD|TH)$/.test(word));
  return (isCopy ? rest.slice(0, -1) : rest).filter((word) => word !== '@');
}

/** Reports unknown names; where all words are session words, it is their order that is not understood. */
function whatIsUnknown(frames: readonly NameFrame[], context: SessionContext): readonly Missing[] {
  const names = matchNames(context);
  const words = frames.at(-1)?.words ?? [];
  const named = new Set(names.subjects(words).flatMap(({ written }) => written.split(' ')));
  const unknown = words.filter((word) => !isSessionWord(word) && !named.has(word));
  return unknown.length === 0 ? [{ kind: 'words' }] : [{ kind: 'who', written: unknown.join(' ') }];
}

function distinct<T>(found: readonly T[]): readonly T[] {
  if (found.length < 2) return found;
  const byText = new Map(found.map((one) => [textOf(one), one]));
  return [...byText.values()];
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/**
 * The session a name of this house's own asks for, or undefined when that is not certain: a name is never guessed. Names of
 * other sources are read in their own dialect by readSessionName. A meter is not a line and is not read.
 */
export function parseSessionName(name: string, context: SessionContext): Session | undefined {
  const reading = readSessionName(name, context, HOUSE_DIALECT);
  return reading.kind === 'line' ? reading.session : undefined;
}
