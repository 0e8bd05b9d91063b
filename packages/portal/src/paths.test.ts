import { tables } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { pathTo } from './paths.ts';
import { pathTo as pathToFlight } from './products/aviator/paths.ts';
import { pathTo as pathToMatch } from './products/sports/paths.ts';
import { mainPathNames, mainPatterns } from './products.ts';

/** As printed in section 2 of each document. */
const printed = [
  'rules matches profile statement changepassword freegame ledger casino int-casino dashboard settings',
  'edit-stakes pending-bets match-deatils ledger-details ledger-casino-details',
  'international-ledger-casino-details iframe-casino virtual-games aviator teen20 lucky7 aaa dt20 dt202 ab2 teen',
  'worli2 teen9 card32-a card32eu matka matka-list satta-matkas satta-matka matka-type matka-single matka-jodi',
  'matka-single-patti matka-double-patti matka-tripple-patti matka-odd-even matka-bet-list',
].flatMap((line) => line.split(' '));
const ours = ['verify-match', 'verify-round', 'matka-chart'];

test('every screen of both documents has its address, and all others are our own', () => {
  const screens = mainPathNames.map((name) => mainPatterns[name].split('/')[0]);
  const listed = [...screens, ...tables.map(({ route }) => route)];
  expect(listed.toSorted()).toEqual([...printed, ...ours].toSorted());
});

test('an address is built from its parameters, and leaves out missing optional ones', () => {
  expect(pathToMatch('matchDetails', { marketId: '1.5', eventId: '33' })).toBe('/main/match-deatils/1.5/33');
  expect(pathTo('statement')).toBe('/main/statement');
  expect(pathToFlight('aviator', { eventId: '303031' })).toBe('/main/aviator/303031');
});
