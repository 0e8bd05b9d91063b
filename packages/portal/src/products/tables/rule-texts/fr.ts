import type { TableRuleText, TableRuleTexts } from './table-rule-text.ts';

const twoHands = [
  'Un jeu de 52 cartes, mélangé à chaque manche. Le Joueur A et le Joueur B reçoivent trois cartes chacun, une à une, A d’abord.',
  'La meilleure main gagne. De la plus haute à la plus basse\u00a0: quinte flush, brelan, suite, couleur, paire, carte haute.',
];
const sequences =
  'La plus haute suite est A-K-Q, puis A-2-3, puis K-Q-J, jusqu’à 4-3-2. Entre deux mains de même genre, les cartes les plus hautes gagnent\u00a0; les enseignes ne comptent jamais.';
const cardNumbers = 'L’as vaut 1, le valet 11, la dame 12 et le roi 13.';
const lay = 'Un pari contre gagne la mise s’il perd, et paie la cote moins la mise s’il gagne.';

const dragonTiger: TableRuleText = {
  paragraphs: [
    'Huit jeux de 52 cartes, mélangés à chaque manche. Dragon et Tigre reçoivent une carte chacun, Dragon d’abord.',
    'La carte la plus haute gagne. Le roi est la plus haute et l’as la plus basse.',
    'À valeur égale, l’enseigne décide\u00a0: pique bat cœur, cœur bat trèfle, trèfle bat carreau.',
    'Égalité gagne quand les deux cartes ont la même valeur et la même enseigne. Dragon et Tigre perdent alors toute la mise.',
    'Paire gagne quand les deux cartes ont la même valeur, y compris en cas d’égalité.',
    `Les autres paris portent sur la carte d’un côté, quel que soit le gagnant. ${cardNumbers} Rouge, c’est cœur et carreau.`,
  ],
  pays: [
    'Dragon ou Tigre',
    'Égalité, même valeur et même enseigne',
    'Paire, même valeur',
    'Carte d’un côté\u00a0: pair',
    'Carte d’un côté\u00a0: impair',
    'Carte d’un côté\u00a0: rouge ou noir',
    'Carte d’un côté\u00a0: sa valeur',
  ],
};

const players = ['Joueur 8', 'Joueur 9', 'Joueur 10', 'Joueur 11'];
const fourPlayers = [
  'Trente-deux cartes, du six au roi, mélangées à chaque manche. Elles valent de 6 à 10, le valet 11, la dame 12 et le roi 13.',
  'Les joueurs 8, 9, 10 et 11 partent avec ce nombre de points et reçoivent une carte chacun. Le total le plus haut gagne.',
  'Si des joueurs sont en tête à égalité, eux seuls reçoivent une autre carte, jusqu’à ce qu’un seul soit en tête. Si le jeu s’épuise, il est mélangé de nouveau.',
  `Pariez pour un joueur, ou contre lui. Cotes contre\u00a0: Joueur 8 à 13.7, Joueur 9 à 6.45, Joueur 10 à 3.45, Joueur 11 à 2.18. ${lay}`,
];

export const fr: TableRuleTexts = {
  teen20: {
    paragraphs: [
      ...twoHands,
      sequences,
      'À mains égales, les mises sur le Joueur A et le Joueur B sont rendues. Paire ou mieux reste valable.',
      'Paire ou mieux paie selon la main, qu’elle gagne ou non\u00a0: 1 contre 1 pour une paire, 4 contre 1 pour une couleur, 6 contre 1 pour une suite, 30 contre 1 pour un brelan, 40 contre 1 pour une quinte flush. Seul le meilleur gain est payé, et une carte haute perd. La cote affichée est celle d’une paire, mise comprise.',
    ],
    pays: ['Joueur A ou Joueur B', 'Paire ou mieux'],
  },
  lucky7eu: {
    paragraphs: [
      'Huit jeux de 52 cartes, mélangés à chaque manche. Une carte est retournée.',
      'Basse gagne de l’as au six, Haute du huit au roi. Un sept n’est ni l’un ni l’autre\u00a0: Basse et Haute perdent alors la moitié de la mise, l’autre moitié est rendue.',
      `${cardNumbers} Pair et Impair suivent ce nombre, et un sept est impair.`,
      'Rouge, c’est cœur et carreau\u00a0; Noir, pique et trèfle. Une case de carte gagne quand cette carte est retournée, quelle que soit l’enseigne.',
    ],
    pays: [
      'Basse, de l’as au six',
      'Haute, du huit au roi',
      'Pair',
      'Impair',
      'Rouge ou Noir',
      'Une des treize cartes',
    ],
  },
  aaa: {
    paragraphs: [
      'Huit jeux de 52 cartes, mélangés à chaque manche. Une carte est retournée.',
      'Amar gagne de l’as au six, Akbar du sept au dix, Anthony avec un valet, une dame ou un roi.',
      `Oui parie pour un joueur, Non contre lui. Cotes de Non\u00a0: Amar 2.22, Akbar 3.35, Anthony 4.45. ${lay}`,
      `${cardNumbers} Pair et Impair suivent ce nombre. Rouge, c’est cœur et carreau.`,
      'Moins de 7 gagne de l’as au six, Plus de 7 du huit au roi. Sur un sept, les deux perdent la moitié de la mise, l’autre moitié est rendue.',
    ],
    pays: [
      'Amar, de l’as au six',
      'Akbar, du sept au dix',
      'Anthony, du valet au roi',
      'Pair',
      'Impair',
      'Rouge ou Noir',
      'Moins de 7 ou Plus de 7',
      'Une des treize cartes',
    ],
  },
  dt20: dragonTiger,
  dt202: dragonTiger,
  abj: {
    paragraphs: [
      'Un jeu de 52 cartes, mélangé à chaque manche.',
      'Avant que le joker soit retourné, pariez sur sa valeur, ou sur pair ou impair\u00a0: l’as vaut 1, le valet 11, la dame 12 et le roi 13.',
      'Le joker est ensuite découvert, et le premier pari porte sur le côté où tombera la prochaine carte de sa valeur\u00a0: Andar ou Bahar. Les cartes tombent d’abord sur Bahar, puis sur Andar, et ainsi de suite.',
      'SB gagne si la toute première carte égale le joker, SA si c’est la deuxième.',
      'Si aucune des deux premières cartes ne l’égale, il y a un deuxième pari sur Andar ou Bahar. Les premiers paris restent tels quels.',
      'Bahar reçoit la première carte et gagne donc plus souvent, 51.5 manches sur cent\u00a0: il paie moins qu’Andar.',
      'Les enseignes du joker sont montrées et ne prennent pas de paris.',
    ],
    pays: [
      '1er pari Andar',
      '1er pari Bahar',
      '2e pari Andar',
      '2e pari Bahar',
      'SA, la deuxième carte égale le joker',
      'SB, la première carte égale le joker',
      'Joker impair',
      'Joker pair',
      'Valeur du joker',
    ],
  },
  teen: {
    paragraphs: [
      ...twoHands,
      sequences,
      'Les paris se prennent avant la première carte, puis après deux cartes, et encore après quatre.',
      'Lagai parie pour un joueur, khai contre lui. Un khai gagne la mise s’il perd, et paie la cote moins la mise s’il gagne.',
      'Les cotes suivent la chance exacte de chaque main avec les cartes posées\u00a0: un lagai offre 97\u00a0% du gain que vaut cette chance, un khai en demande 103\u00a0%, arrondis à deux décimales. Toute cote proposée rend au moins 95\u00a0% de ce qu’elle risque. Une main pratiquement battue, ou sûre de gagner, ne prend pas de paris.',
      'À mains égales, toutes les mises sont rendues.',
    ],
    pays: ['Joueur A ou Joueur B, lagai avant la première carte'],
  },
  worli: {
    paragraphs: [
      'Quarante cartes, de l’as au dix de chaque enseigne, mélangées à chaque manche. Trois cartes sont retournées.',
      'L’as vaut 1, les autres ce qu’elles montrent, et le dix vaut 0. Le dernier chiffre de leur somme est le résultat\u00a0: 4, 8 et 10 font 12, le résultat est donc 2.',
      'Simple gagne quand son chiffre est le résultat. Chaque chiffre sort aussi souvent que les autres.',
      'Ligne 1 va de 1 à 5, Ligne 2 de 6 à 9 et 0. Pair et Impair suivent le résultat, et 0 est pair.',
    ],
    pays: ['Un chiffre simple', 'Ligne 1 ou Ligne 2', 'Impair ou Pair'],
  },
  teen9: {
    paragraphs: [
      'Un jeu de 52 cartes, mélangé à chaque manche. Tigre, Lion et Dragon reçoivent trois cartes chacun, une à une dans cet ordre.',
      'La meilleure main gagne. De la plus haute à la plus basse\u00a0: quinte flush, brelan, suite, couleur, paire, carte haute.',
      sequences,
      'Si deux mains sont à égalité en tête, toute la manche est annulée et toutes les mises sont rendues, sur les autres lignes aussi.',
      'Les autres lignes paient selon la main, qu’elle gagne la manche ou non. Une main ne compte que dans une ligne\u00a0: un brelan n’est pas une paire, et une quinte flush n’est ni une suite ni une couleur.',
    ],
    pays: ['Gagnant', 'Paire', 'Couleur', 'Suite', 'Brelan', 'Quinte flush'],
  },
  'card32-a': { paragraphs: fourPlayers, pays: players },
  card32eu: {
    paragraphs: [
      ...fourPlayers,
      'Tous les autres paris portent sur la première carte de chaque joueur, sans les points de départ.',
      'Impair et Pair portent sur la première carte d’un joueur\u00a0: le valet est impair, la dame paire, le roi impair.',
      'Trois cartes noires gagne avec trois ou quatre cartes noires, Trois cartes rouges avec trois ou quatre rouges, Deux noires et deux rouges avec deux de chaque. Cotes contre\u00a0: Trois cartes noires 3.45, Trois cartes rouges 3.45, Deux noires et deux rouges 2.54.',
      'Total 8 & 9 gagne quand les cartes des joueurs 8 et 9 font plus que celles de 10 et 11, Total 10 & 11 quand elles font moins. À égalité, les deux mises sont rendues.',
      'Simple gagne quand la somme des quatre premières cartes finit par son chiffre.',
    ],
    pays: [
      ...players,
      'Première carte impaire ou paire',
      'Trois cartes noires ou rouges',
      'Deux noires et deux rouges',
      'Total 8 & 9 ou Total 10 & 11',
      'Simple 1, 3, 5',
      'Simple 2, 4',
      'Simple 6, 0',
      'Simple 7, 9',
      'Simple 8',
    ],
  },
};
