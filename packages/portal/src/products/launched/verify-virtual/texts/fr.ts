import { frenchOf } from '../../../../texts/grammar.ts';
import type { VirtualProofTexts } from './en.ts';

export const fr: VirtualProofTexts = {
  committed: 'Avant votre mise\u00a0: l’engagement de la maison',
  committedHint: 'SHA-256 de la graine de la maison, affiché avant votre mise',
  yours: 'Votre propre graine',
  yoursHint: 'Envoyée avec vos mises, quand la maison ne pouvait plus changer sa graine',
  revealed: 'Après le résultat\u00a0: la graine de la maison',
  drawn: 'Les deux graines donnent le résultat',
  drawnHint: 'HMAC-SHA256 de la manche et de votre graine, sous la graine de la maison',
  shown: 'Affiché',
  found: 'Calculé',
  bets: 'Les mises de cette manche',
  points: (points) => `${points} points`,
  version: (game, version) => `Règles ${frenchOf(game)}, version ${version}`,
  checks: {
    record: 'La graine de la maison est lisible',
    seed: 'L’empreinte de la graine est celle affichée avant',
    version: 'Ce sont les règles de cette manche',
    outcome: 'Le résultat est celui que donnent les deux graines',
    bet: 'La mise a été payée comme elle devait l’être',
    paid: 'L’ensemble des mises a été payé comme il devait l’être',
  },
};
