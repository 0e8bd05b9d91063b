import type { GameRules } from '../../game.ts';
import { payRow } from '../../kit/priced-option.ts';
import { pairPlusOf, playerOf, prizes } from './options.ts';

export const rules: GameRules = {
  paragraphs: [
    'One pack of 52 cards, shuffled for every round. Player A and Player B get three cards each, one at a time, A first.',
    'The higher hand wins. From the top: pure sequence, trail, sequence, colour, pair, high card.',
    'The highest sequence is A-K-Q, then A-2-3, then K-Q-J, down to 4-3-2. Between hands of one kind the higher ranks win, and suits never count.',
    'If the hands are equal, stakes on Player A and Player B are returned. Pair plus stands.',
    `Pair plus pays on what a hand is, whether it wins or not: ${prizes.pair} to 1 for a pair, ${prizes.colour} to 1 for a colour, ${prizes.sequence} to 1 for a sequence, ${prizes.trail} to 1 for a trail, ${prizes['pure-sequence']} to 1 for a pure sequence. Only the best prize is paid, and a high card loses. The rate shown is that of a pair, with the stake.`,
  ],
  pays: [
    payRow('Player A or Player B', [playerOf.a, playerOf.b]),
    payRow('Pair plus, from a pair up', [pairPlusOf.a, pairPlusOf.b]),
  ],
  translated: {
    ar: {
      paragraphs: [
        'مجموعة من 52 ورقة، تُخلط في كل جولة. يحصل لاعب A ولاعب B على ثلاث أوراق لكل منهما، ورقة ورقة، A أولًا.',
        'تفوز اليد الأعلى. من الأعلى: تسلسل لوني، ثلاثية، تسلسل، لون، زوج، ورقة عالية.',
        'أعلى تسلسل هو \u2066A-K-Q\u2069، ثم \u2066A-2-3\u2069، ثم \u2066K-Q-J\u2069، وصولًا إلى \u20664-3-2\u2069. بين الأيدي من نوع واحد تفوز الأوراق الأعلى، ولا تُحسب الأنواع أبدًا.',
        'إذا تساوت اليدان تُعاد الرهانات على لاعب A ولاعب B. ويبقى رهان زوج أو أعلى قائمًا.',
        'زوج أو أعلى يدفع بحسب اليد، فازت أم لا: 1 إلى 1 للزوج، و4 إلى 1 للون، و6 إلى 1 للتسلسل، و30 إلى 1 للثلاثية، و40 إلى 1 للتسلسل اللوني. تُدفع أعلى جائزة فقط، والورقة العالية تخسر. السعر المعروض هو سعر الزوج مع الرهان.',
      ],
      pays: ['لاعب A أو لاعب B', 'زوج أو أعلى'],
    },
    es: {
      paragraphs: [
        'Una baraja de 52 cartas, mezclada en cada ronda. El Jugador A y el Jugador B reciben tres cartas cada uno, de una en una, primero A.',
        'Gana la mejor mano. De mayor a menor: escalera de color, trío, escalera, color, pareja, carta alta.',
        'La escalera más alta es A-K-Q, luego A-2-3, luego K-Q-J, hasta 4-3-2. Entre manos del mismo tipo ganan las cartas más altas; los palos nunca cuentan.',
        'Si las manos son iguales, se devuelven las apuestas al Jugador A y al Jugador B. Pareja o más sigue en pie.',
        'Pareja o más paga por la mano, gane o no: 1 a 1 por una pareja, 4 a 1 por un color, 6 a 1 por una escalera, 30 a 1 por un trío, 40 a 1 por una escalera de color. Solo se paga el mejor premio, y una carta alta pierde. La cuota mostrada es la de una pareja, con el importe.',
      ],
      pays: ['Jugador A o Jugador B', 'Pareja o más'],
    },
    fr: {
      paragraphs: [
        'Un jeu de 52 cartes, mélangé à chaque manche. Le Joueur A et le Joueur B reçoivent trois cartes chacun, une à une, A d’abord.',
        'La meilleure main gagne. De la plus haute à la plus basse\u00a0: quinte flush, brelan, suite, couleur, paire, carte haute.',
        'La plus haute suite est A-K-Q, puis A-2-3, puis K-Q-J, jusqu’à 4-3-2. Entre deux mains de même genre, les cartes les plus hautes gagnent\u00a0; les enseignes ne comptent jamais.',
        'À mains égales, les mises sur le Joueur A et le Joueur B sont rendues. Paire ou mieux reste valable.',
        'Paire ou mieux paie selon la main, qu’elle gagne ou non\u00a0: 1 contre 1 pour une paire, 4 contre 1 pour une couleur, 6 contre 1 pour une suite, 30 contre 1 pour un brelan, 40 contre 1 pour une quinte flush. Seul le meilleur gain est payé, et une carte haute perd. La cote affichée est celle d’une paire, mise comprise.',
      ],
      pays: ['Joueur A ou Joueur B', 'Paire ou mieux'],
    },
    hi: {
      paragraphs: [
        '52 पत्तों की एक गड्डी, हर राउंड में फेंटी हुई। खिलाड़ी A और खिलाड़ी B को तीन-तीन पत्ते मिलते हैं, एक-एक करके, पहले A को।',
        'बड़ा हाथ जीतता है। ऊपर से: प्योर सीक्वेंस, ट्रेल, सीक्वेंस, रंग, जोड़ी, हाई कार्ड।',
        'सबसे बड़ा सीक्वेंस A-K-Q है, फिर A-2-3, फिर K-Q-J, और 4-3-2 तक। एक जैसे हाथों में बड़े पत्ते जीतते हैं, और पत्तों का रंग (हुकुम, पान आदि) कभी नहीं गिना जाता।',
        'हाथ बराबर हों तो खिलाड़ी A और खिलाड़ी B के स्टेक लौटाए जाते हैं। जोड़ी प्लस बना रहता है।',
        'जोड़ी प्लस हाथ पर भुगतान करता है, वह जीते या नहीं: जोड़ी पर 1:1, रंग पर 4:1, सीक्वेंस पर 6:1, ट्रेल पर 30:1, प्योर सीक्वेंस पर 40:1। केवल सबसे बड़ा इनाम मिलता है, और हाई कार्ड हारता है। दिखाया गया भाव जोड़ी का है, स्टेक समेत।',
      ],
      pays: ['खिलाड़ी A या खिलाड़ी B', 'जोड़ी प्लस, जोड़ी से ऊपर'],
    },
    it: {
      paragraphs: [
        'Un mazzo di 52 carte, mescolato a ogni round. Il Giocatore A e il Giocatore B ricevono tre carte ciascuno, una alla volta, prima A.',
        'Vince la combinazione più alta. Dall’alto: scala colore, tris, scala, colore, coppia, carta alta.',
        'La scala più alta è A-K-Q, poi A-2-3, poi K-Q-J, fino a 4-3-2. Tra combinazioni dello stesso tipo vincono le carte più alte; i semi non contano mai.',
        'Se le combinazioni sono uguali, le puntate sul Giocatore A e sul Giocatore B sono restituite. Coppia o più resta valida.',
        'Coppia o più paga secondo la combinazione, che vinca o no: 1 a 1 per una coppia, 4 a 1 per un colore, 6 a 1 per una scala, 30 a 1 per un tris, 40 a 1 per una scala colore. Si paga solo il premio migliore, e una carta alta perde. La quota mostrata è quella di una coppia, puntata compresa.',
      ],
      pays: ['Giocatore A o Giocatore B', 'Coppia o più'],
    },
    zh: {
      paragraphs: [
        '一副 52 张牌，每局重新洗牌。玩家 A 和玩家 B 各得三张牌，逐张发放，A 先。',
        '牌型大者胜。由大到小：同花顺、豹子、顺子、同花、对子、散牌。',
        '最大的顺子是 A-K-Q，其次 A-2-3，再次 K-Q-J，直到 4-3-2。牌型相同时比点数，花色不计。',
        '两手牌相同时，退还玩家 A 和玩家 B 的投注。对子以上照常有效。',
        '对子以上按牌型赔付，不论输赢：对子 1 比 1，同花 4 比 1，顺子 6 比 1，豹子 30 比 1，同花顺 40 比 1。只赔最高的一项，散牌为输。显示的赔率是对子的赔率，含本金。',
      ],
      pays: ['玩家 A 或玩家 B', '对子以上'],
    },
  },
};
