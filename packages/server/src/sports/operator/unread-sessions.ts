import type { Scorecard } from '@maidan/feeds';
import { contextOfMatch, parseSessionName } from '@maidan/sports';
import { readArguments } from '../../operator/arguments/read-arguments.ts';
import { tableLines } from '../../operator/table.ts';
import type { Verb } from '../../operator/verb.ts';
import { findScorecard } from '../replays/find-scorecard.ts';
import { type UnsettledSession, unsettledSessions } from './judging/store.ts';

/** Sessions of a match we have the balls of are known by what they ask, not by their names. */
function isRead({ id, name, teams }: UnsettledSession, card: Scorecard | undefined): boolean {
  if (card?.sessions.has(id) === true) return true;
  const [one = '', other = ''] = teams;
  const players = card?.match.players ?? {};
  return parseSessionName(name, contextOfMatch({ teams: [one, other], players })) !== undefined;
}

export const unreadSessions: Verb = {
  name: 'unread-sessions',
  usage: '[--json]',
  summary:
    'Lists sessions waiting for a result whose names cannot be read: they are declared by hand, never guessed',
  isReadOnly: () => true,
  async run(args, house, output) {
    const { values } = readArguments(args, { json: { type: 'boolean', default: false } });
    const waiting = await unsettledSessions(house.db);
    const unread: UnsettledSession[] = [];
    for (const [event, sessions] of Map.groupBy(waiting, ({ event_id }) => event_id)) {
      const card = await findScorecard(house.db, event, house.clock.now());
      unread.push(...sessions.filter((session) => !isRead(session, card)));
    }
    const rows = unread.map((session) => ({
      market: session.id,
      name: session.name,
      match: session.match_name,
      status: session.status,
      bets: Number(session.bets),
    }));
    if (values.json) for (const row of rows) output.print(JSON.stringify(row));
    else if (rows.length === 0) output.print('Every session waiting for a result can be read.');
    else for (const line of tableLines(rows)) output.print(line);
    return 0;
  },
};
