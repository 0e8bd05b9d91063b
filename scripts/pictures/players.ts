import { giveHistory } from '../../journeys/support/account-history.ts';
import { choosePassword, openSession } from '../../journeys/support/call-house.ts';
import type { House } from '../../journeys/support/house.ts';
import { operate } from '../../journeys/support/operate.ts';
import { passedOn } from '../../journeys/support/passed-on.ts';
import { matchPath } from '../../journeys/support/scripted-match.ts';
import { playMatkaDays } from './matka-days.ts';

const player = { username: 'ROHAN', password: 'Pictures-12345' };
/**
 * A separate client, because the game goes on after its picture and announces its end on its player's every
 * page.
 */
const ludoPlayer = { username: 'KABIR', password: 'Pictures-12345' };
const newcomer = { username: 'NEHA', password: 'Pictures-12345' };

/** The match of the player's history. */
export const playedMatch = { name: 'Lions v Tigers', path: matchPath(`j${player.username.toLowerCase()}`) };

export type Sessions = Record<'player' | 'ludoPlayer' | 'newcomer', string>;

/** The sessions of a client who has played and of one who has not, as the browser stores them. */
export async function createPlayers(house: House): Promise<Sessions> {
  const { settings } = house;
  await operate(settings, 'create-client', { ...player, upline: 'OWNER', coins: '50000' });
  await operate(settings, 'create-client', { ...ludoPlayer, upline: 'OWNER', coins: '25000' });
  await operate(settings, 'create-client', { ...newcomer, upline: 'OWNER', coins: '5000' });
  await operate(settings, 'set-notice', {
    'client-text': 'Welcome to Maidan. Please read the rules before you play.',
  });
  process.env[passedOn.settings] = JSON.stringify(settings);
  await giveHistory(player);
  await playMatkaDays(settings);
  return {
    player: JSON.stringify(await openSession(house, player)),
    ludoPlayer: JSON.stringify(await openSession(house, await choosePassword(house, ludoPlayer))),
    newcomer: JSON.stringify(await openSession(house, newcomer)),
  };
}
