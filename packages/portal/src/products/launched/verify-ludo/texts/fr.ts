import type { LudoProofTexts } from './en.ts';

export const fr: LudoProofTexts = {
  checking: 'La partie est rejouée…',
  committed: 'Avant la partie\u00a0: la maison s’est engagée',
  committedHint: 'SHA-256 de la graine de la maison, affiché avant toute mise',
  players: 'Les graines des deux joueurs',
  playersHint: 'Chacune était fixée par son empreinte avant qu’aucune ne soit révélée',
  house: 'La maison',
  seat: (seat: string) => `Place ${seat}`,
  version: (version: number) => `Règles du Ludo rapide, version ${version}`,
  revealed: 'Après la partie\u00a0: la graine de la maison',
  dice: 'Les trois graines donnent chaque dé',
  diceHint: 'HMAC-SHA256 de la partie, des deux graines et du numéro du dé, avec la graine de la maison',
  played: 'La partie, coup par coup',
  checks: {
    record: 'La graine de la maison est lisible',
    version: 'Ce sont les règles de cette partie',
    'server-seed': 'L’empreinte de la graine de la maison est celle affichée avant',
    seeds: 'Les empreintes des graines des joueurs sont celles affichées avant',
    toss: 'Le tirage a donné le premier tour',
    dice: 'Chaque dé est celui que donnent les graines',
    moves: 'Chaque coup était permis et à son tour',
    house: 'La maison a joué selon sa méthode publiée, sans voir la suite',
    score: 'Le score est celui des coups',
    result: 'La partie s’est terminée selon les règles',
  },
};
