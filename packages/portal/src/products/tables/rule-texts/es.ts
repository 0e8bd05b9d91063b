import type { TableRuleText, TableRuleTexts } from './table-rule-text.ts';

const twoHands = [
  'Una baraja de 52 cartas, mezclada en cada ronda. El Jugador A y el Jugador B reciben tres cartas cada uno, de una en una, primero A.',
  'Gana la mejor mano. De mayor a menor: escalera de color, trío, escalera, color, pareja, carta alta.',
];
const sequences =
  'La escalera más alta es A-K-Q, luego A-2-3, luego K-Q-J, hasta 4-3-2. Entre manos del mismo tipo ganan las cartas más altas; los palos nunca cuentan.';
const cardNumbers = 'El as vale 1, la jota 11, la reina 12 y el rey 13.';
const lay = 'Una apuesta en contra gana el importe si pierde, y paga la cuota menos el importe si gana.';

const dragonTiger: TableRuleText = {
  paragraphs: [
    'Ocho barajas de 52 cartas, mezcladas en cada ronda. Dragón y Tigre reciben una carta cada uno, primero Dragón.',
    'Gana la carta más alta. El rey es la más alta y el as la más baja.',
    'Si tienen el mismo valor, decide el palo: picas gana a corazones, corazones a tréboles y tréboles a diamantes.',
    'Empate gana cuando las dos cartas tienen el mismo valor y el mismo palo. Dragón y Tigre pierden entonces todo el importe.',
    'Pareja gana cuando las dos cartas tienen el mismo valor, también en un empate.',
    `Las demás apuestas son sobre la carta de un lado, gane quien gane. ${cardNumbers} Rojo son corazones y diamantes.`,
  ],
  pays: [
    'Dragón o Tigre',
    'Empate, mismo valor y mismo palo',
    'Pareja, mismo valor',
    'Carta de un lado: par',
    'Carta de un lado: impar',
    'Carta de un lado: rojo o negro',
    'Carta de un lado: su valor',
  ],
};

const players = ['Jugador 8', 'Jugador 9', 'Jugador 10', 'Jugador 11'];
const fourPlayers = [
  'Treinta y dos cartas, del seis al rey, mezcladas en cada ronda. Valen de 6 a 10, la jota 11, la reina 12 y el rey 13.',
  'Los jugadores 8, 9, 10 y 11 empiezan con esos puntos y reciben una carta cada uno. Gana el total más alto.',
  'Si varios van en cabeza, solo ellos reciben otra carta, hasta que uno quede solo delante. Si se acaba la baraja, se mezcla de nuevo.',
  `Apuesta a favor de un jugador o en contra. Cuotas en contra: Jugador 8 a 13.7, Jugador 9 a 6.45, Jugador 10 a 3.45, Jugador 11 a 2.18. ${lay}`,
];

export const es: TableRuleTexts = {
  teen20: {
    paragraphs: [
      ...twoHands,
      sequences,
      'Si las manos son iguales, se devuelven las apuestas al Jugador A y al Jugador B. Pareja o más sigue en pie.',
      'Pareja o más paga por la mano, gane o no: 1 a 1 por una pareja, 4 a 1 por un color, 6 a 1 por una escalera, 30 a 1 por un trío, 40 a 1 por una escalera de color. Solo se paga el mejor premio, y una carta alta pierde. La cuota mostrada es la de una pareja, con el importe.',
    ],
    pays: ['Jugador A o Jugador B', 'Pareja o más'],
  },
  lucky7eu: {
    paragraphs: [
      'Ocho barajas de 52 cartas, mezcladas en cada ronda. Se descubre una carta.',
      'Baja gana del as al seis, Alta del ocho al rey. Un siete no es ninguna: Baja y Alta pierden entonces la mitad del importe y se devuelve la otra mitad.',
      `${cardNumbers} Par e Impar van por este número, y un siete es impar.`,
      'Rojo son corazones y diamantes; Negro, picas y tréboles. Una casilla de carta gana cuando sale esa carta, de cualquier palo.',
    ],
    pays: [
      'Baja, del as al seis',
      'Alta, del ocho al rey',
      'Par',
      'Impar',
      'Rojo o Negro',
      'Una de trece cartas',
    ],
  },
  aaa: {
    paragraphs: [
      'Ocho barajas de 52 cartas, mezcladas en cada ronda. Se descubre una carta.',
      'Amar gana del as al seis, Akbar del siete al diez, Anthony con una jota, una reina o un rey.',
      `Sí apuesta a favor de un jugador, No en contra. Cuotas de No: Amar 2.22, Akbar 3.35, Anthony 4.45. ${lay}`,
      `${cardNumbers} Par e Impar van por este número. Rojo son corazones y diamantes.`,
      'Menos de 7 gana del as al seis, Más de 7 del ocho al rey. Con un siete, las dos pierden la mitad del importe y se devuelve la otra mitad.',
    ],
    pays: [
      'Amar, del as al seis',
      'Akbar, del siete al diez',
      'Anthony, de la jota al rey',
      'Par',
      'Impar',
      'Rojo o Negro',
      'Menos de 7 o Más de 7',
      'Una de trece cartas',
    ],
  },
  dt20: dragonTiger,
  dt202: dragonTiger,
  abj: {
    paragraphs: [
      'Una baraja de 52 cartas, mezclada en cada ronda.',
      'Antes de descubrir el comodín, apuesta a su valor, o a si es impar o par: el as vale 1, la jota 11, la reina 12 y el rey 13.',
      'Después el comodín queda a la vista, y la primera apuesta es al lado donde caerá la siguiente carta de su valor: Andar o Bahar. Las cartas caen primero en Bahar, luego en Andar, y así por turnos.',
      'SB gana si la primera carta iguala al comodín, SA si lo hace la segunda.',
      'Si ninguna de las dos primeras cartas lo iguala, hay una segunda apuesta a Andar o Bahar. Las primeras apuestas siguen como están.',
      'Bahar recibe la primera carta y por eso gana más a menudo, 51.5 rondas de cada cien: paga menos que Andar.',
      'Los palos del comodín se muestran y no admiten apuestas.',
    ],
    pays: [
      '1.ª apuesta Andar',
      '1.ª apuesta Bahar',
      '2.ª apuesta Andar',
      '2.ª apuesta Bahar',
      'SA, la segunda carta iguala al comodín',
      'SB, la primera carta iguala al comodín',
      'Comodín impar',
      'Comodín par',
      'Valor del comodín',
    ],
  },
  teen: {
    paragraphs: [
      ...twoHands,
      sequences,
      'Se admiten apuestas antes de la primera carta, otra vez tras dos cartas y otra tras cuatro.',
      'Lagai apuesta a favor de un jugador; khai, en contra. Un khai gana el importe si pierde, y paga la cuota menos el importe si gana.',
      'Las cuotas siguen la probabilidad exacta de cada mano con las cartas de la mesa: un lagai ofrece el 97\u00a0% de la ganancia que vale esa probabilidad, y un khai pide el 103\u00a0%, redondeados a dos decimales. Toda cuota ofrecida devuelve al menos el 95\u00a0% de lo que arriesga. Una mano casi perdida, o segura ganadora, no admite apuestas.',
      'Si las manos son iguales, se devuelven todas las apuestas.',
    ],
    pays: ['Jugador A o Jugador B, lagai antes de la primera carta'],
  },
  worli: {
    paragraphs: [
      'Cuarenta cartas, del as al diez de cada palo, mezcladas en cada ronda. Se descubren tres cartas.',
      'El as vale 1, las demás lo que muestran, y el diez vale 0. La última cifra de la suma es el resultado: 4, 8 y 10 suman 12, así que el resultado es 2.',
      'Simple gana cuando su cifra es el resultado. Todas las cifras salen con la misma frecuencia.',
      'Línea 1 va del 1 al 5, Línea 2 del 6 al 9 y el 0. Par e Impar van por el resultado, y el 0 es par.',
    ],
    pays: ['Una cifra simple', 'Línea 1 o Línea 2', 'Impar o Par'],
  },
  teen9: {
    paragraphs: [
      'Una baraja de 52 cartas, mezclada en cada ronda. Tigre, León y Dragón reciben tres cartas cada uno, de una en una y en este orden.',
      'Gana la mejor mano. De mayor a menor: escalera de color, trío, escalera, color, pareja, carta alta.',
      sequences,
      'Si dos manos empatan en cabeza, toda la ronda se anula y se devuelven todas las apuestas, también las de las otras filas.',
      'Las otras filas pagan por la mano, gane la ronda o no. Una mano cuenta en una sola fila: un trío no es una pareja, y una escalera de color no es ni escalera ni color.',
    ],
    pays: ['Ganador', 'Pareja', 'Color', 'Escalera', 'Trío', 'Escalera de color'],
  },
  'card32-a': { paragraphs: fourPlayers, pays: players },
  card32eu: {
    paragraphs: [
      ...fourPlayers,
      'Todas las demás apuestas son sobre la primera carta de cada jugador, sin los puntos iniciales.',
      'Impar y Par son de la primera carta de un jugador: la jota es impar, la reina par y el rey impar.',
      'Tres cartas negras gana con tres o cuatro cartas negras, Tres cartas rojas con tres o cuatro rojas, Dos negras y dos rojas con dos de cada. Cuotas en contra: Tres cartas negras 3.45, Tres cartas rojas 3.45, Dos negras y dos rojas 2.54.',
      'Total 8 & 9 gana cuando las cartas de los jugadores 8 y 9 suman más que las de 10 y 11, y Total 10 & 11 cuando suman menos. Si son iguales, se devuelven las dos apuestas.',
      'Simple gana cuando la suma de las cuatro primeras cartas termina en su cifra.',
    ],
    pays: [
      ...players,
      'Primera carta impar o par',
      'Tres cartas negras o rojas',
      'Dos negras y dos rojas',
      'Total 8 & 9 o Total 10 & 11',
      'Simple 1, 3, 5',
      'Simple 2, 4',
      'Simple 6, 0',
      'Simple 7, 9',
      'Simple 8',
    ],
  },
};
