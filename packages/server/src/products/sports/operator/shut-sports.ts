import type { ListShut } from '../../../operator/shut.ts';
import { marketsShut, matchesSwitchedOff } from './store.ts';

export const shutSports: ListShut = async (db) => {
  const matches = await matchesSwitchedOff(db);
  const betting = matches
    .filter(({ bet_status }) => !bet_status)
    .map(({ id, name }) => ({ what: 'match', id, name, undo: `open-match ${id}` }));
  const sockets = matches
    .filter(({ socket_perm }) => !socket_perm)
    .map(({ id, name }) => ({ what: 'socket of a match', id, name, undo: `switch-socket ${id} on` }));
  const markets = (await marketsShut(db)).map(({ id, name, match_name }) => ({
    what: 'market',
    id,
    name: match_name === null ? name : `${match_name}: ${name}`,
    undo: `open-market ${id}`,
  }));
  return [...betting, ...sockets, ...markets];
};
