import type { BettingTexts } from './en.ts';

export const fr: BettingTexts = {
  title: 'Coupon',
  amount: 'Montant',
  stakes: 'Mises',
  done: 'Valider',
  close: 'Fermer',
  secondsLeft: 'Secondes restantes',
  profit: 'Gain',
  loss: 'Perte',
  moved: (old: string, now: string) => `La cote est passée de ${old} à ${now}`,
  take: (now: string) => `Prendre ${now}`,
  suspended: 'Cette cote est suspendue pour le moment',
  stale: 'Les cotes ne sont plus à jour\u00a0: aucun pari possible avant leur retour',
  placing: 'Enregistrement du pari…',
  placed: 'Pari enregistré',
  notPlaced: 'Pari non enregistré\u00a0!',
  takenAt: (taken, asked) =>
    `Accepté à ${taken}, la cote à l’arrivée de votre pari. Vous aviez demandé ${asked}.`,
};
