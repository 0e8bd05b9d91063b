import { frenchOf } from '../../../texts/grammar.ts';
import type { LaunchedTexts } from './en.ts';

export const fr: LaunchedTexts = {
  games: {
    lobby: { name: 'Royal Gaming', line: 'Tous les jeux du studio au même endroit' },
    roulette: { name: 'Roulette', line: 'Un zéro, toutes les mises' },
    'dus-ka-dum': { name: 'Dus Ka Dum', line: 'Une carte, dix numéros' },
    'andar-bahar': { name: 'Andar Bahar', line: 'Distribué sur-le-champ' },
    ludo: { name: 'Ludo rapide', line: 'Rentrez en premier' },
    aviator: { name: 'Aviator', line: 'Encaissez avant qu’il s’envole' },
  },
  allGames: 'Tous les jeux',
  retry: 'Réessayer',
  list: {
    none: 'Aucun jeu n’est proposé pour le moment',
    failed: 'Les jeux n’ont pas pu être chargés',
    off: 'Désactivé par la maison',
  },
  notOffered: 'Ces jeux ne sont pas proposés ici',
  noGame: 'Aucun jeu trouvé',
  noGameBody: 'L’adresse est peut-être ancienne ou mal saisie.',
  opening: (game) => `Ouverture ${frenchOf(game)}…`,
  slow: 'Le jeu met du temps à s’ouvrir. Votre connexion est peut-être lente.',
  failed: {
    title: 'Ce jeu n’est pas disponible pour le moment',
    advice: 'Vos jetons sont en sécurité. Réessayez ou choisissez un autre jeu.',
    badAddress: 'La maison a donné une adresse qui ne peut pas être affichée ici.',
    noReason: 'Le jeu s’est arrêté sans donner de raison.',
  },
};
