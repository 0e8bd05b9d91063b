import type { GameRules } from '../../game.ts';
import { payRow } from '../../kit/priced-option.ts';
import { places, tableRows } from './options.ts';

export const rules: GameRules = {
  paragraphs: [
    'One pack of 52 cards, shuffled for every round. Tiger, Lion and Dragon get three cards each, one at a time in this order.',
    'The highest hand wins. From the top: pure sequence (straight flush), trail (trio), sequence (straight), colour (flush), pair, high card.',
    'The highest sequence is A-K-Q, then A-2-3, then K-Q-J, down to 4-3-2. Between hands of one kind the higher ranks win, and suits never count.',
    'If two hands tie for the top, the whole round is void and every stake is returned, on the other rows too.',
    'The other rows pay on what a hand is, whether it wins the round or not. A hand counts in one row only: a trio is no pair, and a straight flush is neither a straight nor a flush.',
  ],
  pays: tableRows.map(({ name, cells }) =>
    payRow(
      name,
      places.map((place) => cells[place]),
    ),
  ),
  translated: {
    ar: {
      paragraphs: [
        'مجموعة من 52 ورقة، تُخلط في كل جولة. يحصل النمر والأسد والتنين على ثلاث أوراق لكل منهم، ورقة ورقة بهذا الترتيب.',
        'تفوز اليد الأعلى. من الأعلى: تسلسل لوني، ثلاثية، تسلسل، لون، زوج، ورقة عالية.',
        'أعلى تسلسل هو \u2066A-K-Q\u2069، ثم \u2066A-2-3\u2069، ثم \u2066K-Q-J\u2069، وصولًا إلى \u20664-3-2\u2069. بين الأيدي من نوع واحد تفوز الأوراق الأعلى، ولا تُحسب الأنواع أبدًا.',
        'إذا تعادلت يدان في الصدارة تُلغى الجولة كلها وتُعاد كل الرهانات، وعلى الصفوف الأخرى أيضًا.',
        'الصفوف الأخرى تدفع بحسب اليد، فازت بالجولة أم لا. تُحسب اليد في صف واحد فقط: الثلاثية ليست زوجًا، والتسلسل اللوني ليس تسلسلًا ولا لونًا.',
      ],
      pays: ['الفائز', 'زوج', 'لون', 'تسلسل', 'ثلاثية', 'تسلسل لوني'],
    },
    es: {
      paragraphs: [
        'Una baraja de 52 cartas, mezclada en cada ronda. Tigre, León y Dragón reciben tres cartas cada uno, de una en una y en este orden.',
        'Gana la mejor mano. De mayor a menor: escalera de color, trío, escalera, color, pareja, carta alta.',
        'La escalera más alta es A-K-Q, luego A-2-3, luego K-Q-J, hasta 4-3-2. Entre manos del mismo tipo ganan las cartas más altas; los palos nunca cuentan.',
        'Si dos manos empatan en cabeza, toda la ronda se anula y se devuelven todas las apuestas, también las de las otras filas.',
        'Las otras filas pagan por la mano, gane la ronda o no. Una mano cuenta en una sola fila: un trío no es una pareja, y una escalera de color no es ni escalera ni color.',
      ],
      pays: ['Ganador', 'Pareja', 'Color', 'Escalera', 'Trío', 'Escalera de color'],
    },
    fr: {
      paragraphs: [
        'Un jeu de 52 cartes, mélangé à chaque manche. Tigre, Lion et Dragon reçoivent trois cartes chacun, une à une dans cet ordre.',
        'La meilleure main gagne. De la plus haute à la plus basse\u00a0: quinte flush, brelan, suite, couleur, paire, carte haute.',
        'La plus haute suite est A-K-Q, puis A-2-3, puis K-Q-J, jusqu’à 4-3-2. Entre deux mains de même genre, les cartes les plus hautes gagnent\u00a0; les enseignes ne comptent jamais.',
        'Si deux mains sont à égalité en tête, toute la manche est annulée et toutes les mises sont rendues, sur les autres lignes aussi.',
        'Les autres lignes paient selon la main, qu’elle gagne la manche ou non. Une main ne compte que dans une ligne\u00a0: un brelan n’est pas une paire, et une quinte flush n’est ni une suite ni une couleur.',
      ],
      pays: ['Gagnant', 'Paire', 'Couleur', 'Suite', 'Brelan', 'Quinte flush'],
    },
    hi: {
      paragraphs: [
        '52 पत्तों की एक गड्डी, हर राउंड में फेंटी हुई। टाइगर, लायन और ड्रैगन को तीन-तीन पत्ते मिलते हैं, इसी क्रम में एक-एक करके।',
        'सबसे बड़ा हाथ जीतता है। ऊपर से: प्योर सीक्वेंस, ट्रेल, सीक्वेंस, रंग, जोड़ी, हाई कार्ड।',
        'सबसे बड़ा सीक्वेंस A-K-Q है, फिर A-2-3, फिर K-Q-J, और 4-3-2 तक। एक जैसे हाथों में बड़े पत्ते जीतते हैं, और पत्तों का रंग (हुकुम, पान आदि) कभी नहीं गिना जाता।',
        'दो हाथ सबसे ऊपर बराबर हों तो पूरा राउंड रद्द होता है और सारे स्टेक लौटाए जाते हैं, दूसरी पंक्तियों के भी।',
        'दूसरी पंक्तियाँ हाथ पर भुगतान करती हैं, वह राउंड जीते या नहीं। एक हाथ एक ही पंक्ति में गिना जाता है: ट्रेल जोड़ी नहीं है, और प्योर सीक्वेंस न सीक्वेंस है न रंग।',
      ],
      pays: ['विजेता', 'जोड़ी', 'रंग', 'सीक्वेंस', 'ट्रेल', 'प्योर सीक्वेंस'],
    },
    it: {
      paragraphs: [
        'Un mazzo di 52 carte, mescolato a ogni round. Tigre, Leone e Drago ricevono tre carte ciascuno, una alla volta in quest’ordine.',
        'Vince la combinazione più alta. Dall’alto: scala colore, tris, scala, colore, coppia, carta alta.',
        'La scala più alta è A-K-Q, poi A-2-3, poi K-Q-J, fino a 4-3-2. Tra combinazioni dello stesso tipo vincono le carte più alte; i semi non contano mai.',
        'Se due combinazioni sono pari in testa, tutto il round è annullato e tutte le puntate sono restituite, anche sulle altre righe.',
        'Le altre righe pagano secondo la combinazione, che vinca il round o no. Una combinazione conta in una sola riga: un tris non è una coppia, e una scala colore non è né una scala né un colore.',
      ],
      pays: ['Vincitore', 'Coppia', 'Colore', 'Scala', 'Tris', 'Scala colore'],
    },
    zh: {
      paragraphs: [
        '一副 52 张牌，每局重新洗牌。虎、狮、龙各得三张牌，按此顺序逐张发放。',
        '牌型大者胜。由大到小：同花顺、豹子、顺子、同花、对子、散牌。',
        '最大的顺子是 A-K-Q，其次 A-2-3，再次 K-Q-J，直到 4-3-2。牌型相同时比点数，花色不计。',
        '若两手牌并列最大，整局作废，退还全部投注，包括其他各行。',
        '其他各行按牌型赔付，不论该手牌是否获胜。一手牌只算一行：豹子不算对子，同花顺不算顺子也不算同花。',
      ],
      pays: ['胜者', '对子', '同花', '顺子', '豹子', '同花顺'],
    },
  },
};
