import type { GameRules } from '../../game.ts';
import { layList, payRow } from '../../kit/priced-option.ts';
import { playerParagraphs, playerTexts } from '../thirty-two-cards/rules.ts';
import {
  colours,
  highTotal,
  lowTotal,
  parities,
  players,
  singles,
  threeBlack,
  threeRed,
  twoTwo,
} from './options.ts';

const singlesThatReturn = (percent: number) => singles.filter(({ returns }) => returns === percent);
const returnsOfSingles = [...new Set(singles.map(({ returns }) => returns))];

export const rules: GameRules = {
  paragraphs: [
    ...playerParagraphs(players),
    'All other bets are on the first card of each player, without the points players start with.',
    'Odd and Even are of one player’s first card: the jack is odd, the queen even, the king odd.',
    `Any Three Card Black wins with three or four black cards, Any Three Card Red with three or four red ones, Two Black Two Red with two of each. Lay rates: ${layList(colours)}.`,
    '8 & 9 Total wins when the cards of players 8 and 9 add up to more than those of 10 and 11, and 10 & 11 Total when they add up to less. If they are equal, both stakes are returned.',
    'Single wins when the sum of the four first cards ends in its digit.',
  ],
  pays: [
    ...players.map((player) => payRow(player.name, [player])),
    payRow(
      'First card odd or even',
      parities.flatMap(({ odd, even }) => [odd, even]),
    ),
    payRow('Any Three Card Black or Red', [threeBlack, threeRed]),
    payRow('Two Black Two Red', [twoTwo]),
    payRow('8 & 9 Total or 10 & 11 Total', [lowTotal, highTotal]),
    ...returnsOfSingles.map((percent) => {
      const alike = singlesThatReturn(percent);
      return payRow(`Single ${alike.map(({ name }) => name.charAt(0)).join(', ')}`, alike);
    }),
  ],
  translated: {
    ar: {
      paragraphs: [
        ...playerTexts.ar.paragraphs,
        'كل الرهانات الأخرى على الورقة الأولى لكل لاعب، من دون نقاط البداية.',
        'الفردي والزوجي للورقة الأولى للاعب واحد: الولد فردي، والبنت زوجية، والشايب فردي.',
        'أي ثلاث أوراق سوداء يفوز بثلاث أو أربع أوراق سوداء، وأي ثلاث أوراق حمراء بثلاث أو أربع حمراء، واثنتان سوداوان واثنتان حمراوان باثنتين من كل لون. أسعار الرهان ضد: أي ثلاث أوراق سوداء 3.45، أي ثلاث أوراق حمراء 3.45، اثنتان سوداوان واثنتان حمراوان 2.54.',
        'مجموع 8 و9 يفوز عندما يزيد مجموع أوراق اللاعبين 8 و9 على مجموع 10 و11، ومجموع 10 و11 عندما يقل عنه. وإذا تساويا يُعاد الرهانان.',
        'يفوز المفرد عندما ينتهي مجموع الأوراق الأولى الأربع برقمه.',
      ],
      pays: [
        ...playerTexts.ar.pays,
        'الورقة الأولى فردية أو زوجية',
        'أي ثلاث أوراق سوداء أو حمراء',
        'اثنتان سوداوان واثنتان حمراوان',
        'مجموع 8 و9 أو مجموع 10 و11',
        'مفرد 1، 3، 5',
        'مفرد 2، 4',
        'مفرد 6، 0',
        'مفرد 7، 9',
        'مفرد 8',
      ],
    },
    es: {
      paragraphs: [
        ...playerTexts.es.paragraphs,
        'Todas las demás apuestas son sobre la primera carta de cada jugador, sin los puntos iniciales.',
        'Impar y Par son de la primera carta de un jugador: la jota es impar, la reina par y el rey impar.',
        'Tres cartas negras gana con tres o cuatro cartas negras, Tres cartas rojas con tres o cuatro rojas, Dos negras y dos rojas con dos de cada. Cuotas en contra: Tres cartas negras 3.45, Tres cartas rojas 3.45, Dos negras y dos rojas 2.54.',
        'Total 8 & 9 gana cuando las cartas de los jugadores 8 y 9 suman más que las de 10 y 11, y Total 10 & 11 cuando suman menos. Si son iguales, se devuelven las dos apuestas.',
        'Simple gana cuando la suma de las cuatro primeras cartas termina en su cifra.',
      ],
      pays: [
        ...playerTexts.es.pays,
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
    fr: {
      paragraphs: [
        ...playerTexts.fr.paragraphs,
        'Tous les autres paris portent sur la première carte de chaque joueur, sans les points de départ.',
        'Impair et Pair portent sur la première carte d’un joueur\u00a0: le valet est impair, la dame paire, le roi impair.',
        'Trois cartes noires gagne avec trois ou quatre cartes noires, Trois cartes rouges avec trois ou quatre rouges, Deux noires et deux rouges avec deux de chaque. Cotes contre\u00a0: Trois cartes noires 3.45, Trois cartes rouges 3.45, Deux noires et deux rouges 2.54.',
        'Total 8 & 9 gagne quand les cartes des joueurs 8 et 9 font plus que celles de 10 et 11, Total 10 & 11 quand elles font moins. À égalité, les deux mises sont rendues.',
        'Simple gagne quand la somme des quatre premières cartes finit par son chiffre.',
      ],
      pays: [
        ...playerTexts.fr.pays,
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
    hi: {
      paragraphs: [
        ...playerTexts.hi.paragraphs,
        'बाकी सारे सौदे हर खिलाड़ी के पहले पत्ते पर हैं, शुरुआती अंकों के बिना।',
        'विषम और सम एक खिलाड़ी के पहले पत्ते के हैं: गुलाम विषम, बेगम सम, बादशाह विषम।',
        'कोई तीन काले पत्ते तीन या चार काले पत्तों पर जीतता है, कोई तीन लाल पत्ते तीन या चार लाल पर, दो काले दो लाल दोनों के दो-दो पर। ले के भाव: कोई तीन काले पत्ते 3.45, कोई तीन लाल पत्ते 3.45, दो काले दो लाल 2.54।',
        '8 & 9 कुल तब जीतता है जब खिलाड़ी 8 और 9 के पत्तों का जोड़ 10 और 11 के जोड़ से ज़्यादा हो, और 10 & 11 कुल जब कम हो। बराबर हो तो दोनों स्टेक लौटाए जाते हैं।',
        'सिंगल तब जीतता है जब चारों पहले पत्तों का जोड़ उसके अंक पर खत्म हो।',
      ],
      pays: [
        ...playerTexts.hi.pays,
        'पहला पत्ता विषम या सम',
        'कोई तीन काले या लाल पत्ते',
        'दो काले दो लाल',
        '8 & 9 कुल या 10 & 11 कुल',
        'सिंगल 1, 3, 5',
        'सिंगल 2, 4',
        'सिंगल 6, 0',
        'सिंगल 7, 9',
        'सिंगल 8',
      ],
    },
    it: {
      paragraphs: [
        ...playerTexts.it.paragraphs,
        'Tutte le altre scommesse sono sulla prima carta di ogni giocatore, senza i punti di partenza.',
        'Dispari e Pari sono della prima carta di un giocatore: il fante è dispari, la donna pari, il re dispari.',
        'Tre carte nere vince con tre o quattro carte nere, Tre carte rosse con tre o quattro rosse, Due nere e due rosse con due di ciascuna. Quote per bancare: Tre carte nere 3.45, Tre carte rosse 3.45, Due nere e due rosse 2.54.',
        'Totale 8 & 9 vince quando le carte dei giocatori 8 e 9 fanno più di quelle di 10 e 11, Totale 10 & 11 quando fanno meno. Se sono uguali, le due puntate sono restituite.',
        'Singolo vince quando la somma delle quattro prime carte finisce con la sua cifra.',
      ],
      pays: [
        ...playerTexts.it.pays,
        'Prima carta dispari o pari',
        'Tre carte nere o rosse',
        'Due nere e due rosse',
        'Totale 8 & 9 o Totale 10 & 11',
        'Singolo 1, 3, 5',
        'Singolo 2, 4',
        'Singolo 6, 0',
        'Singolo 7, 9',
        'Singolo 8',
      ],
    },
    zh: {
      paragraphs: [
        ...playerTexts.zh.paragraphs,
        '其他投注都看每位玩家的第一张牌，不计开局点数。',
        '单双看一位玩家的第一张牌：J 为单，Q 为双，K 为单。',
        '三张或四张黑牌时“任意三张黑牌”胜，三张或四张红牌时“任意三张红牌”胜，各两张时“两黑两红”胜。卖的赔率：任意三张黑牌 3.45，任意三张红牌 3.45，两黑两红 2.54。',
        '“8 & 9 总点”在玩家 8 和 9 的牌之和大于 10 和 11 时胜，“10 & 11 总点”在小于时胜。相等时退还两边的投注。',
        '四张首牌之和的末位数为该数字时“单码”胜。',
      ],
      pays: [
        ...playerTexts.zh.pays,
        '第一张牌为单或双',
        '任意三张黑牌或红牌',
        '两黑两红',
        '8 & 9 总点或 10 & 11 总点',
        '单码 1、3、5',
        '单码 2、4',
        '单码 6、0',
        '单码 7、9',
        '单码 8',
      ],
    },
  },
};
