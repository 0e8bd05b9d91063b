import type { RuleTexts } from './rule-texts.ts';

export const fr: RuleTexts = {
  record: 'Noté par la maison\u00a0:',
  rules: {
    'over-session-complete':
      'Une session sur plusieurs séries ne compte que si toutes ses séries sont entièrement lancées.',
    'over-in-progress-counts':
      'Quand une manche est déclarée ou qu’une équipe est entièrement éliminée, la série en cours compte comme complète.',
    't20-twenty-overs':
      'En T20, une session sur 20 séries exige les 20 séries\u00a0; inachevée, elle est annulée, même si l’équipe est entièrement éliminée.',
    'odi-fifty-overs':
      'En match d’un jour, une session sur 50 séries exige les 50 séries\u00a0; si l’équipe est éliminée avant, les séries restantes sont prises dans la deuxième manche.',
    'over-runs-count-all': 'Une session de courses compte toutes les courses, y compris celles des extras.',
    'test-300-overs':
      'En Test, les totaux et les événements du match ne comptent que si 300 séries sont jouées ou si une équipe a gagné.',
    'match-events':
      'Les totaux et les événements du match sont lus sur la feuille de match\u00a0; les super overs ne comptent pas.',
    'abandoned-or-reduced':
      'Quand un match est abandonné, interrompu pour de bon, raccourci ou sans vainqueur, ce qu’il laisse indécis est annulé.',
    'top-batter-shared':
      'Une session sur le meilleur batteur d’une équipe est annulée si deux batteurs ou plus sont à égalité.',
    'did-not-bat':
      'Une session sur une manche jamais commencée, ou sur un batteur jamais entré en jeu, est annulée.',
    'advance-first-innings':
      'Une session prise à l’avance ne vaut que pour la première manche du match, sauf en Test.',
    'opening-batter-changed':
      'Une session prise à l’avance sur un batteur d’ouverture est annulée si ce batteur n’ouvre pas.',
    'wicket-falls':
      'Une session sur un guichet est réglée au score où ce guichet tombe, ou au score final de la manche s’il ne tombe pas.',
    'wicket-balls':
      'Une session sur les balles jusqu’à un guichet ou jusqu’à un nombre de courses exige au moins une balle lancée.',
    'batter-runs':
      'Une session sur un batteur est réglée quand il est éliminé, quand la manche finit ou quand les courses demandées sont atteintes.',
    'injured-batter': 'Un batteur qui se retire blessé est réglé sur ce qu’il a fait jusque-là.',
    'player-balls-target':
      'Une session sur les balles qu’il faut à un joueur pour un nombre de courses est réglée à 0 balle si ces courses ne sont pas atteintes.',
    'partnership-continues': 'Quand un batteur se retire, le partenariat continue avec le batteur suivant.',
    'boundaries-off-the-bat':
      'Les limites ne comptent que frappées à la batte, coups libres compris\u00a0; les quatre et les six courus ne comptent pas.',
    'ball-completed': 'Une session sur une seule balle est annulée si cette balle n’est pas achevée.',
    'six-over-boundaries': 'Une session sur les limites en six séries exige au moins 6 séries jouées.',
    'free-hit': 'Une session sur un coup libre est annulée si le match n’en a aucun.',
    'dot-balls':
      'Une session sur les balles sans course porte sur les 6 ou 20 premières séries de la première manche\u00a0; aucune course ne doit être marquée sur la balle, et un guichet n’en est pas une.',
    'bowler-overs':
      'Une session sur un lanceur exige qu’il achève les séries annoncées, au moins une série complète\u00a0; si l’équipe est entièrement éliminée dans la dernière de plusieurs, celle-ci compte comme complète.',
    'bowler-runs':
      'Une session sur un lanceur ne compte que ce qui est à sa charge\u00a0: wides et no-balls compris, mais ni byes ni leg byes.',
    'penalty-runs': 'Depuis le 20 mars 2024, les courses de pénalité comptent dans toutes les sessions.',
    'power-play': 'Le power play est formé des 4 premières séries.',
    'power-surge':
      'L’équipe à la batte choisit ses 2 séries de power surge après la série 11\u00a0; un power surge jamais pris est annulé.',
    'illegitimate-winnings':
      'Les paris gagnants jugés irréguliers sont annulés\u00a0; les paris perdants restent.',
    'wrong-rate': 'Les paris de session pris à une cote erronée sont annulés.',
    'result-known': 'Les paris placés une fois le résultat connu sont supprimés.',
    'suspended-never-resumed':
      'Quand une session est suspendue et ne reprend jamais, seuls les paris placés avant restent valables.',
    'toss-cutoff': 'Les paris sur le tirage au sort sont acceptés jusqu’à 1 heure avant le début du match.',
    'result-queries':
      'Toute question sur un résultat ou une cote doit être posée dans les 4 jours suivant l’événement.',
    'match-winner':
      'Le marché est réglé sur le résultat officiel du match\u00a0; là où le match nul est proposé, il est un résultat à part entière\u00a0; si aucune sélection ne gagne, le marché est annulé.',
    'tied-match':
      'Le marché Égalité est réglé à Oui si les scores sont égaux à la fin du match, sinon à Non\u00a0; un super over n’y change rien.',
    'toss-winner': 'Le tirage au sort est réglé sur l’équipe qui le gagne, quel que soit son choix ensuite.',
    'retired-first-set':
      'Au tennis, le match est annulé si un joueur abandonne avant la fin du premier set\u00a0; après, l’autre joueur a gagné.',
    'season-ended':
      'Quand une saison de matchs simulés finit avant un match, ce qui y reste indécis est annulé.',
    'round-void': 'La manche est annulée, toutes ses mises sont rendues.',
    'taken-back':
      'Le joueur a repris son pari tant que les mises étaient ouvertes\u00a0; la mise est rendue.',
    'flight-crashed': 'Un pari gagne s’il est encaissé avant que l’avion ne s’envole, sinon il perd.',
    'flight-interrupted': 'Quand un vol est interrompu, la mise d’un pari encore en l’air est rendue.',
    'draw-cancelled': 'Un tirage qui n’est pas fait à temps est annulé et ses mises sont rendues.',
    'panna-and-its-ank': 'Le panna tiré gagne, ainsi que son ank et pair ou impair selon l’ank.',
    'open-ank-then-close-ank': 'Un jodi est l’ank de l’ouverture suivi de celui de la clôture.',
    'jodi-without-a-close':
      'Sans tirage de clôture, les jodis qui commencent par l’ank de l’ouverture sont payés comme un pari Simple.',
    operator: 'L’opérateur a déclaré ce résultat\u00a0; la raison est donnée dans ses propres mots.',
  },
};
