import type { RuleTexts } from './rule-texts.ts';

export const es: RuleTexts = {
  record: 'Anotado por la casa:',
  rules: {
    'over-session-complete':
      'Una sesión sobre varios overs solo cuenta si todos sus overs se lanzan por completo.',
    'over-in-progress-counts':
      'Cuando se declara una entrada o un equipo queda eliminado por completo, el over en curso cuenta como completo.',
    't20-twenty-overs':
      'En T20, una sesión de 20 overs necesita los 20 overs; si no se completan se anula, aunque el equipo quede eliminado por completo.',
    'odi-fifty-overs':
      'En partidos de un día, una sesión de 50 overs necesita los 50 overs; si el equipo queda eliminado antes, los que faltan se cuentan de la segunda entrada.',
    'over-runs-count-all': 'Una sesión de carreras cuenta todas las carreras, también las extras.',
    'test-300-overs':
      'En un Test, los totales y los eventos del partido solo cuentan si se juegan 300 overs o si un equipo ha ganado.',
    'match-events': 'Los totales y los eventos del partido se toman del acta; los super overs no cuentan.',
    'abandoned-or-reduced':
      'Si un partido se abandona, se interrumpe para siempre, se acorta o acaba sin ganador, lo que deja sin decidir se anula.',
    'top-batter-shared': 'Una sesión sobre el mejor bateador de un equipo se anula si dos o más empatan.',
    'did-not-bat': 'Una sesión sobre una entrada que no empezó, o sobre un bateador que no salió, se anula.',
    'advance-first-innings':
      'Una sesión anticipada solo vale para la primera entrada del partido, salvo en un Test.',
    'opening-batter-changed':
      'Una sesión anticipada sobre un bateador inicial se anula si ese bateador no abre.',
    'wicket-falls':
      'Una sesión sobre un wicket se liquida con el marcador al caer ese wicket, o con el del final de la entrada si no cae.',
    'wicket-balls':
      'Una sesión sobre las bolas hasta un wicket o hasta cierto número de carreras necesita al menos una bola lanzada.',
    'batter-runs':
      'Una sesión sobre un bateador se liquida cuando es eliminado, cuando acaba la entrada o cuando alcanza las carreras pedidas.',
    'injured-batter': 'Un bateador que se retira lesionado se liquida con lo hecho hasta entonces.',
    'player-balls-target':
      'Una sesión sobre las bolas que un jugador necesita para cierto número de carreras se liquida en 0 bolas si no las alcanza.',
    'partnership-continues': 'Cuando un bateador se retira, la pareja continúa con el siguiente bateador.',
    'boundaries-off-the-bat':
      'Los límites solo cuentan golpeados con el bate, también en golpe libre; los cuatros y seises corridos no cuentan.',
    'ball-completed': 'Una sesión sobre una sola bola se anula si esa bola no se completa.',
    'six-over-boundaries': 'Una sesión de límites en seis overs necesita al menos 6 overs jugados.',
    'free-hit': 'Una sesión sobre un golpe libre se anula si el partido no tiene ninguno.',
    'dot-balls':
      'Una sesión de bolas sin carrera es sobre los primeros 6 o 20 overs de la primera entrada; en la bola no debe anotarse ninguna carrera, y un wicket no es una de ellas.',
    'bowler-overs':
      'Una sesión sobre un lanzador necesita que complete los overs indicados, al menos un over completo; si el equipo queda eliminado en el último de varios, ese cuenta como completo.',
    'bowler-runs':
      'Una sesión sobre un lanzador solo cuenta lo que va a su cargo: wides y no-balls incluidos, byes y leg byes no.',
    'penalty-runs':
      'Desde el 20 de marzo de 2024, las carreras de penalización cuentan en todas las sesiones.',
    'power-play': 'El power play son los 4 primeros overs.',
    'power-surge':
      'El equipo que batea elige sus 2 overs de power surge después del over 11; un power surge que no se toma se anula.',
    'illegitimate-winnings':
      'Las apuestas ganadoras halladas irregulares se anulan; las perdedoras se mantienen.',
    'wrong-rate': 'Las apuestas de sesión tomadas a una cuota errónea se anulan.',
    'result-known': 'Las apuestas hechas cuando el resultado ya se conocía se eliminan.',
    'suspended-never-resumed':
      'Cuando una sesión se suspende y no se reanuda, solo valen las apuestas anteriores.',
    'toss-cutoff': 'Las apuestas al sorteo se aceptan hasta 1 hora antes del inicio del partido.',
    'result-queries':
      'Toda pregunta sobre un resultado o una cuota debe hacerse en los 4 días siguientes al evento.',
    'match-winner':
      'El mercado se liquida con el resultado oficial del partido; donde se ofrece el empate, es un resultado más; si no gana ninguna selección, el mercado se anula.',
    'tied-match':
      'Partido igualado se liquida como Sí si el marcador está igualado al final del partido, y como No en otro caso; un super over no lo cambia.',
    'toss-winner': 'El sorteo se liquida con el equipo que lo gana, elija después lo que elija.',
    'retired-first-set':
      'En tenis, el partido se anula si un jugador se retira antes de acabar el primer set; después, ha ganado el otro jugador.',
    'season-ended':
      'Cuando una temporada de partidos simulados acaba antes que un partido, lo que queda sin decidir se anula.',
    'round-void': 'La ronda se anula y se devuelven todas sus apuestas.',
    'taken-back': 'El jugador retiró la apuesta mientras aún se podía apostar; se devuelve el importe.',
    'flight-crashed': 'Una apuesta gana si se cobra antes de que el avión se vaya; si no, pierde.',
    'flight-interrupted': 'Cuando un vuelo se interrumpe, se devuelve lo apostado que seguía en el aire.',
    'draw-cancelled': 'Un sorteo que no se hace a tiempo se cancela y se devuelve lo apostado.',
    'panna-and-its-ank': 'Ganan el panna sorteado, su ank y par o impar según el ank.',
    'open-ank-then-close-ank': 'Un jodi es el ank de la apertura seguido del ank del cierre.',
    'jodi-without-a-close':
      'Sin sorteo de cierre, los jodis que empiezan por el ank de la apertura se pagan como una apuesta Simple.',
    operator: 'El operador declaró este resultado; el motivo está en sus propias palabras.',
  },
};
