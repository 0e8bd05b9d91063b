export type OutsideSpot =
  | 'red'
  | 'black'
  | 'odd'
  | 'even'
  | 'low'
  | 'high'
  | 'dozen-1'
  | 'dozen-2'
  | 'dozen-3'
  | 'column-1'
  | 'column-2'
  | 'column-3';

export const en = {
  roulette: {
    title: 'Roulette',
    /** In the lobby. */
    lobbyLine: 'Single zero, the whole table',
    wheel: 'Wheel',
    table: 'Betting table. Move with the arrow keys, place a chip with Enter, take one back with Delete.',
    racetrack: 'Racetrack',
    straight: (number: string) => `Number ${number}`,
    split: (numbers: string) => `Split ${numbers}`,
    street: (numbers: string) => `Street ${numbers}`,
    corner: (numbers: string) => `Corner ${numbers}`,
    line: (numbers: string) => `Six line ${numbers}`,
    outside: {
      red: 'Red',
      black: 'Black',
      odd: 'Odd',
      even: 'Even',
      low: '1 to 18',
      high: '19 to 36',
      'dozen-1': '1st 12',
      'dozen-2': '2nd 12',
      'dozen-3': '3rd 12',
      'column-1': 'Column 1',
      'column-2': 'Column 2',
      'column-3': 'Column 3',
    } satisfies Record<OutsideSpot, string>,
    columnPays: '2:1',
    sectors: {
      voisins: 'Voisins du zéro',
      tiers: 'Tiers',
      orphelins: 'Orphelins',
      'jeu-zero': 'Jeu zéro',
    },
    sectorChips: (name: string, chips: number) => `${name}, ${chips} chips`,
    neighbours: (number: string) => `${number} and its neighbours, 5 chips`,
    result: (number: string, colour: string) => `${number} ${colour}`,
    spinning: 'The ball is rolling',
  },
};

export type RouletteWords = typeof en;
