import type { OptionGroup, OptionsDefinition } from '@maidan/betting';
import { type PricedOption, pricedOption } from '../../kit/priced-option.ts';
import { opensInMain } from '../../kit/round-steps.ts';

const terms = { stakeMax: 100_000 };

/** The options on the four players; `betFor` differs from table to table. */
export const playersOf = (betFor: string): readonly PricedOption[] => [
  pricedOption({ ...terms, betFor, sid: '1', name: 'Player 8', price: 12.2, lay: 13.7, returns: 95.56 }),
  pricedOption({ ...terms, betFor, sid: '2', name: 'Player 9', price: 5.95, lay: 6.45, returns: 97.45 }),
  pricedOption({ ...terms, betFor, sid: '3', name: 'Player 10', price: 3.2, lay: 3.45, returns: 93.77 }),
  pricedOption({ ...terms, betFor, sid: '4', name: 'Player 11', price: 2.08, lay: 2.18, returns: 96.69 }),
];

export const playerGroup = (players: readonly PricedOption[]): OptionGroup => ({
  id: 'winner',
  options: players.map(({ sid }) => sid),
  isComplete: true,
});

/** Each player starts with as many points as its number. */
export const places = ['player 8', 'player 9', 'player 10', 'player 11'] as const;
export type Place = (typeof places)[number];

export const options = playersOf('card32-a');

export const opensIn = opensInMain(options);

export const definition: OptionsDefinition = { shape: 'options', groups: [playerGroup(options)] };
