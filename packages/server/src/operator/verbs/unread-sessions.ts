import { parseSessionName, shortNameOf } from '@maidan/sports';
import { findScorecard } from '../../sports/replays/find-scorecard.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { type UnsettledSession, unsettledSessions } from '../judging/store.ts';
import { tableLines } from '../table.ts';
import type { OperatorHouse, Verb } from '../verb.ts';

/** Sessions of a match we have the balls of are known by what they ask, not by their names. */
async function isRead(session: UnsettledSession, house: OperatorHouse): Promise<boolean> {
  const card = await findScorecard(house.db, session.event_id, house.clock.now());
  if (card?.sessions.has(session.id) === true) return true;
  const [one = '', other = ''] = session.teams;
  const isClear = shortNameOf(one) !== shortNameOf(other);
  const teams = session.teams.map((name) => ({ name, shortNames: isClear ? [shortNameOf(name)] : [] }));
  return parseSessionName(session.name, { teams, players: card?.match.players ?? {} }) !== undefined;
}

export const unreadSessions: Verb = {
  name: 'unread-sessions',
  usage: '[--json]',
  summary:
    'Lists sessions waiting for a result whose names cannot be read: they are declared by hand, never guessed',
  async run(args, house, output) {
    const { values } = readArguments(args, { json: { type: 'boolean', default: false } });
    const waiting = await unsettledSessions(house.db);
    const unread: UnsettledSession[] = [];
    for (const session of waiting) if (!(await isRead(session, house))) unread.push(session);
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
