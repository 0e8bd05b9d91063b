import type { ResultsTexts } from './en.ts';
import { namePlayers } from './name-players.ts';

export const fr: ResultsTexts = {
  words: {
    ...namePlayers((number) => `JOUEUR ${number}`),
    a: 'JOUEUR A',
    b: 'JOUEUR B',
    player: 'JOUEUR',
    banker: 'BANQUE',
    dealer: 'CROUPIER',
    board: 'TABLEAU',
    low: 'CARTES BASSES',
    high: 'CARTES HAUTES',
    runs: 'COURSES',
    spade: 'PIQUE',
    heart: 'CŒUR',
    club: 'TRÈFLE',
    diamond: 'CARREAU',
  },
  total: 'Total',
  notAvailable: 'Résultat non disponible',
  unknownGame: (gtype) => `Aucune vue de résultat pour ce jeu\u00a0: ${gtype}`,
  partnership: 'DÉTAILS DU PARTENARIAT',
  openRound: (roundId) => `Résultat de la manche ${roundId}`,
  corrected: 'Résultat corrigé',
  voided: 'Manche annulée\u00a0: toutes les mises ont été rendues',
  was: 'Avant',
  now: 'Maintenant',
  void: 'annulée',
  nobody: 'aucune option gagnante',
  why: 'Motif',
  correctedProof:
    'La graine, les cartes et le premier résultat sont vérifiés ci-dessous. Les paris ont été payés selon le résultat corrigé, pas selon les cartes.',
  voidProof: 'La graine et les cartes sont vérifiées ci-dessous. Toutes les mises ont été rendues.',
};
