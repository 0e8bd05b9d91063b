import type { Session, SessionAsk } from './session.ts';
import { findTeam, type SessionContext, tidyName } from './session-context.ts';
import { readAsk } from './session-grammar.ts';

/** Boards cut long names at 50 characters, so ADV may have lost its end. */
const ADVANCE = /^(?<name>.*?)(?:\((?<one>[^()]+) VS (?<other>[^()]+)\)(?<mark>ADV|AD|A)?| (?<bare>ADV))$/;
const INNINGS = /^(?<name>.*) (?<number>[1-4])(?:ST|ND|RD|TH) INN$/;

/**
 * What a name on a board asks of this match, or undefined when that is not certain: a name is never guessed.
 * Odd/even, meter, number and most-of-several markets are not a line and are not read.
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
  const terms = isAdvance ? { isAdvance: true } : {};
  const ask = readAsk(name, context);
  if (ask !== undefined) return sensible(ask, terms);
  const { name: inner, number } = INNINGS.exec(name)?.groups ?? {};
  const innerAsk = inner === undefined ? undefined : readAsk(inner, context);
  return innerAsk === undefined ? undefined : sensible(innerAsk, { ...terms, inningsNumber: Number(number) });
}

function isThisMatch(one: string, other: string, context: SessionContext): boolean {
  const first = findTeam(one, context);
  const second = findTeam(other, context);
  return first !== undefined && second !== undefined && first !== second;
}

/** Counts start at 1 (a ball's over at 0) and stay within what cricket has. */
function sensible(
  ask: SessionAsk,
  terms: { isAdvance?: boolean; inningsNumber?: number },
): Session | undefined {
  const isBall = ask.ask === 'ball-runs' || ask.ask === 'over-ball-runs';
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
