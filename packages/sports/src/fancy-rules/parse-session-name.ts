import type { Session, SessionAsk, SessionTerms } from './session.ts';
import { findTeam, type SessionContext, tidyName } from './session-context.ts';
import { readAsk } from './session-grammar.ts';

/** Boards cut long names at 50 characters, so ADV may have lost its end. */
const ADVANCE = /^(?<name>.*?)(?:\((?<one>[^()]+) VS (?<other>[^()]+)\)(?<mark>ADV|AD|A)?| (?<bare>ADV))$/;
const SUPER_OVER = /^(?<name>.*?)(?: (?<number>[1-9])(?:ST|ND|RD|TH))? SUPER OVER$/;
const ODD = / TO BE ODD$/;
const INNINGS = /^(?<name>.*) (?<number>[1-4])(?:ST|ND|RD|TH) INN$/;

/**
 * What a name on a board asks of this match, or undefined when that is not certain: a name is never guessed.
 * Odd against even, meter, number and most-of-several markets are not a line and are not read.
 */
export function parseSessionName(name: string, context: SessionContext): Session | undefined {
  const tidy = tidyName(name);
  const whole = readAsk(tidy, context);
  if (whole !== undefined) return sensible(whole, {});
  const marked = ADVANCE.exec(tidy)?.groups;
  if (marked === undefined) return readInnings(tidy, context, false);
  const { name: bareName = '', one, other, mark, bare } = marked;
  if (one !== undefined && other !== undefined && !isThisMatch(one, other, context)) return undefined;
  return readInnings(bareName.trim(), context, mark !== undefined || bare !== undefined);
}

function readInnings(name: string, context: SessionContext, isAdvance: boolean): Session | undefined {
  const terms = { ...(isAdvance ? { isAdvance } : {}), ...(ODD.test(name) ? { isOdd: true } : {}) };
  const bare = name.replace(ODD, '');
  const ask = readAsk(bare, context);
  if (ask !== undefined) return sensible(ask, terms);
  const superOver = SUPER_OVER.exec(bare)?.groups;
  const { name: inner, number } = superOver ?? INNINGS.exec(bare)?.groups ?? {};
  const innerAsk = inner === undefined ? undefined : readAsk(inner, context);
  if (innerAsk === undefined || (superOver !== undefined && !('team' in innerAsk))) return undefined;
  return sensible(innerAsk, {
    ...terms,
    ...(superOver === undefined ? {} : { isSuperOver: true }),
    ...(number === undefined ? {} : { inningsNumber: Number(number) }),
  });
}

function isThisMatch(one: string, other: string, context: SessionContext): boolean {
  const first = findTeam(one, context);
  const second = findTeam(other, context);
  return first !== undefined && second !== undefined && first !== second;
}

/** Counts start at 1 (a ball's over at 0) and stay within what cricket has; only runs are asked to be odd. */
function sensible(ask: SessionAsk, terms: SessionTerms): Session | undefined {
  const isRuns = ask.ask.endsWith('-runs') || ask.ask === 'fall-of-wicket';
  if (terms.isOdd === true && !isRuns) return undefined;
  const isBall = 'ball' in ask;
  const limits: Readonly<Record<string, readonly [number, number]>> = {
    over: [isBall ? 0 : 1, 450],
    overs: [1, 450],
    ball: [1, 6],
    delivery: [1, 30],
    wicket: [1, 10],
    wickets: [1, 10],
    runs: [1, 1000],
  };
  const isWithin = Object.entries(ask).every(([key, value]) => {
    const limit = limits[key];
    return limit === undefined || (typeof value === 'number' && value >= limit[0] && value <= limit[1]);
  });
  return isWithin ? { ...ask, ...terms } : undefined;
}
