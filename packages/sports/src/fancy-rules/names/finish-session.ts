import type { Session, SessionAsk, SessionTerms } from '../session.ts';
import type { SessionContext } from '../session-context.ts';
import type { NameDialect } from './name-dialect.ts';
import type { Missing, NameFrame } from './name-frame.ts';
import type { PhraseReading } from './session-phrases.ts';

export type Finished = { readonly session: Session } | { readonly missing: Missing };

/** A frame whose innings is already known, counted among the side's own. */
export type SettledFrame = NameFrame & { readonly ownInnings?: number };

/** The ask with all its terms; what is missing for it; or undefined where these words do not go together. */
export function finishSession(
  reading: PhraseReading,
  frame: SettledFrame,
  context: SessionContext,
  dialect: NameDialect,
): Finished | undefined {
  const chosen = 'either' in reading ? choose(reading, dialect) : reading;
  if (chosen === undefined || 'missing' in chosen) return chosen;
  const innings = inningsTerms(chosen, frame, context, dialect);
  if (innings === undefined || 'missing' in innings) return innings;
  const advance = advanceTerms(chosen, frame, innings.inningsNumber ?? 1, context, dialect);
  if ('missing' in advance) return advance;
  const terms = { ...advance, ...innings, ...frame.question };
  return sensible(chosen, terms);
}

function choose(
  phrase: Exclude<PhraseReading, SessionAsk>,
  dialect: NameDialect,
): SessionAsk | { missing: Missing } | undefined {
  const reading = dialect[phrase.form];
  if (reading === undefined) return { missing: { kind: 'dialect', form: phrase.form } };
  const asks: Readonly<Record<string, SessionAsk | undefined>> = phrase.either;
  return asks[reading];
}

function inningsTerms(
  ask: SessionAsk,
  { superOver, innings, ownInnings }: SettledFrame,
  context: SessionContext,
  dialect: NameDialect,
): Pick<SessionTerms, 'inningsNumber' | 'isSuperOver'> | { readonly missing: Missing } | undefined {
  const isOfMatch = !('team' in ask) || ask.ask === 'toss-won' || ask.ask === 'player-of-match';
  if (isOfMatch) return superOver === undefined && innings === undefined ? {} : undefined;
  if (superOver !== undefined)
    return { isSuperOver: true, ...(superOver === 1 ? {} : { inningsNumber: superOver }) };
  if (innings === undefined) return numbered(ownInnings ?? 1);
  const isBowlers = ask.ask === 'bowler-runs' || ask.ask === 'bowler-wickets';
  const batting = context.teams.find(({ name }) => (name === ask.team) !== isBowlers)?.name ?? ask.team;
  const found = inningsOfSide(innings, batting, context, dialect);
  return 'missing' in found ? found : numbered(found.number);
}

const numbered = (inningsNumber: number): Pick<SessionTerms, 'inningsNumber'> =>
  inningsNumber === 1 ? {} : { inningsNumber };

/** Whether the batter of an advance session must open; it makes no difference for one who did. */
function advanceTerms(
  ask: SessionAsk,
  { isAdvance }: NameFrame,
  inningsNumber: number,
  { openers = {} }: SessionContext,
  dialect: NameDialect,
): Pick<SessionTerms, 'isAdvance' | 'isAnyBatter'> | { readonly missing: Missing } {
  if (!isAdvance) return {};
  const isBatters = ask.ask.startsWith('player-') && ask.ask !== 'player-of-match';
  if (!isBatters || !('player' in ask) || dialect['advance-batter'] === 'opener') return { isAdvance };
  if (openers[ask.team]?.[inningsNumber - 1]?.includes(ask.player) === true) return { isAdvance };
  if (dialect['advance-batter'] === 'any-batter') return { isAdvance, isAnyBatter: true };
  return { missing: { kind: 'dialect', form: 'advance-batter' } };
}

const LIMITS: readonly (readonly [string, number, number])[] = [
  ['over', 1, 450],
  ['overs', 1, 450],
  ['ball', 1, 6],
  ['delivery', 1, 30],
  ['wicket', 1, 10],
  ['wickets', 1, 10],
  ['runs', 1, 1000],
];

/** Counts start at 1 (the over of a ball at 0) and are possible in cricket; only runs can be odd or have a last digit. */
function sensible(ask: SessionAsk, terms: SessionTerms): Finished | undefined {
  const isRuns = ask.ask.endsWith('-runs') || ask.ask === 'fall-of-wicket';
  if ((terms.isOdd === true || terms.lastDigit !== undefined) && !isRuns) return undefined;
  const figures: Readonly<Record<string, unknown>> = { ...ask };
  const isWithin = LIMITS.every(([key, least, most]) => {
    const figure = figures[key];
    if (typeof figure !== 'number') return figure === undefined;
    return figure >= (key === 'over' && 'ball' in ask ? 0 : least) && figure <= most;
  });
  return isWithin ? { session: { ...ask, ...terms } } : { missing: { kind: 'figure' } };
}

type Marker = NonNullable<NameFrame['innings']>;
export type SidesInnings = { readonly team: string; readonly number: number } | { readonly missing: Missing };

/** Whose innings the nth of the match is, and which of that side's own. */
export function inningsOfMatch(number: number, { battingOrder = [] }: SessionContext): SidesInnings {
  const team = battingOrder[number - 1];
  if (team === undefined) return { missing: { kind: 'batting-order' } };
  const own = battingOrder.slice(0, number).filter((one) => one === team).length;
  return { team, number: own };
}

/**
 * Which of the side's innings "2ND INN" means beside its name. It counts the match's innings where the side bats once.
 * Otherwise both meanings must give the same innings, unless the dialect decides and the words are at the end, where they
 * belong to the side.
 */
function inningsOfSide(
  { number, isLast }: Marker,
  team: string,
  context: SessionContext,
  dialect: NameDialect,
): SidesInnings {
  const ofMatch = inMatch(number, team, context);
  if (dialect.innings === 'of-match') return ofMatch;
  const most = context.isOneInningsEach === true ? 1 : 2;
  if (number > most && dialect.innings === undefined) return ofMatch;
  if (dialect.innings === 'of-side' && isLast && number <= 2) return { team, number };
  if ('missing' in ofMatch && ofMatch.missing.kind === 'batting-order') return ofMatch;
  if ('number' in ofMatch && ofMatch.number === number) return ofMatch;
  return { missing: { kind: 'dialect', form: 'innings' } };
}

function inMatch(number: number, team: string, context: SessionContext): SidesInnings {
  const found = inningsOfMatch(number, context);
  if ('missing' in found || found.team === team) return found;
  return { missing: { kind: 'innings', number, team } };
}
