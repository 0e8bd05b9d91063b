import type { SessionContext } from '../session-context.ts';
import type { Missing } from './missing.ts';
import type { NameDialect } from './name-dialect.ts';
import type { NameFrame } from './name-frame.ts';

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
export function inningsOfSide(
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
