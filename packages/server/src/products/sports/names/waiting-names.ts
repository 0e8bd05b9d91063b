import type { Clock } from '@maidan/betting';
import type { Scorecard } from '@maidan/feeds';
import type { Queries } from '@maidan/process/db/db.ts';
import {
  contextOfMatch,
  isSameName,
  type NameAlias,
  type NameDialect,
  type NameReading,
  readSessionName,
} from '@maidan/sports';
import { type UnsettledSession, unsettledSessions } from '../operator/judging/store.ts';
import { findScorecard } from '../replays/find-scorecard.ts';
import { type AliasRow, dialectsBySource } from './store.ts';

/** A session without a result whose meaning is known from its name alone. */
export interface WaitingName {
  readonly session: UnsettledSession;
  /** The dialect of its source. */
  readonly dialect: NameDialect;
  /** The balls of its match, where we have them. */
  readonly card: Scorecard | undefined;
  read(aliases: readonly AliasRow[]): NameReading;
}

/**
 * The waiting sessions of every match, or of one. Sessions that the house offered itself are left out: what they ask is known
 * without their name.
 */
export async function waitingNames(
  db: Queries,
  clock: Clock,
  eventId?: string,
): Promise<readonly WaitingName[]> {
  const dialects = await dialectsBySource(db);
  const all = await unsettledSessions(db);
  const waiting = eventId === undefined ? all : all.filter(({ event_id }) => event_id === eventId);
  const names: WaitingName[] = [];
  for (const [event, sessions] of Map.groupBy(waiting, ({ event_id }) => event_id)) {
    const card = await findScorecard(db, event, clock.now());
    for (const session of sessions.filter(({ id }) => card?.sessions.has(id) !== true)) {
      const dialect = dialects.get(session.source) ?? {};
      const read = (aliases: readonly AliasRow[]) =>
        readSessionName(session.name, contextOf(session, card, aliases), dialect);
      names.push({ session, dialect, card, read });
    }
  }
  return names;
}

function contextOf(
  { teams, series }: UnsettledSession,
  card: Scorecard | undefined,
  aliases: readonly AliasRow[],
) {
  const [one = '', other = ''] = teams;
  const match = card?.match ?? { teams: [one, other] as const, players: {} };
  return contextOfMatch(match, aliasesIn(series, aliases));
}

export function aliasesIn(series: string, aliases: readonly AliasRow[]): readonly NameAlias[] {
  return aliases.filter((alias) => alias.series === null || isSameName(alias.series, series));
}
