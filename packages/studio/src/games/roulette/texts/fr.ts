import type { RouletteWords } from './en.ts';

export const fr: RouletteWords = {
  roulette: {
    title: 'Roulette',
    lobbyLine: 'Un seul zéro, toute la table',
    wheel: 'Cylindre',
    table:
      'Table de jeu. Déplacez-vous avec les flèches, posez un jeton avec Entrée, reprenez-le avec Suppr.',
    racetrack: 'Racetrack',
    straight: (number) => `Numéro ${number}`,
    split: (numbers) => `Cheval ${numbers}`,
    street: (numbers) => `Transversale ${numbers}`,
    corner: (numbers) => `Carré ${numbers}`,
    line: (numbers) => `Sixain ${numbers}`,
    outside: {
      red: 'Rouge',
      black: 'Noir',
      odd: 'Impair',
      even: 'Pair',
      low: '1 à 18',
      high: '19 à 36',
      'dozen-1': '1re douzaine',
      'dozen-2': '2e douzaine',
      'dozen-3': '3e douzaine',
      'column-1': 'Colonne 1',
      'column-2': 'Colonne 2',
      'column-3': 'Colonne 3',
    },
    columnPays: '2:1',
    sectors: { voisins: 'Voisins du zéro', tiers: 'Tiers', orphelins: 'Orphelins', 'jeu-zero': 'Jeu zéro' },
    sectorChips: (name, chips) => `${name}, ${chips} jetons`,
    neighbours: (number) => `${number} et ses voisins, 5 jetons`,
    result: (number, colour) => `${number} ${colour}`,
    spinning: 'La bille roule',
  },
};
