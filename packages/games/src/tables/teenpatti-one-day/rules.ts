import type { GameRules } from '../../game.ts';
import { payRow } from '../../kit/priced-option.ts';
import { options, returnFloor } from './options.ts';

export const rules: GameRules = {
  paragraphs: [
    'One pack of 52 cards, shuffled for every round. Player A and Player B get three cards each, one at a time, A first.',
    'The higher hand wins. From the top: pure sequence, trail, sequence, colour, pair, high card.',
    'The highest sequence is A-K-Q, then A-2-3, then K-Q-J, down to 4-3-2. Between hands of one kind the higher ranks win, and suits never count.',
    'Bets are taken before the first card, again after two cards, and again after four.',
    'Lagai backs a player to win; khai lays him to lose. A khai wins the stake if he loses, and pays the rate less the stake if he wins.',
    `Rates follow the exact chance of each hand with the cards on the table: a lagai is offered 97 % of the profit that chance is worth, and a khai asks for 103 % of it, both rounded to two decimals. Every rate on offer returns at least ${returnFloor} % of what it risks. A hand that is as good as beaten, or sure to win, takes no bets.`,
    'If the hands are equal, every stake is returned.',
  ],
  pays: [payRow('Player A or Player B, lagai before the first card', options)],
  translated: {
    ar: {
      paragraphs: [
        'مجموعة من 52 ورقة، تُخلط في كل جولة. يحصل لاعب A ولاعب B على ثلاث أوراق لكل منهما، ورقة ورقة، A أولًا.',
        'تفوز اليد الأعلى. من الأعلى: تسلسل لوني، ثلاثية، تسلسل، لون، زوج، ورقة عالية.',
        'أعلى تسلسل هو \u2066A-K-Q\u2069، ثم \u2066A-2-3\u2069، ثم \u2066K-Q-J\u2069، وصولًا إلى \u20664-3-2\u2069. بين الأيدي من نوع واحد تفوز الأوراق الأعلى، ولا تُحسب الأنواع أبدًا.',
        'تُقبل الرهانات قبل الورقة الأولى، ثم بعد ورقتين، ثم بعد أربع.',
        'لاغاي رهان مع اللاعب، وخاي رهان ضده. الخاي يربح مبلغ الرهان إذا خسر، ويدفع السعر ناقص الرهان إذا فاز.',
        'تتبع الأسعار الاحتمال الدقيق لكل يد مع الأوراق على الطاولة: يُعرض على اللاغاي 97% من الربح الذي يساويه ذلك الاحتمال، ويُطلب من الخاي 103% منه، مقربين إلى منزلتين. كل سعر معروض يعيد 95% على الأقل مما يخاطر به. واليد شبه الخاسرة أو المضمونة الفوز لا تقبل الرهان.',
        'إذا تساوت اليدان تُعاد كل الرهانات.',
      ],
      pays: ['لاعب A أو لاعب B، لاغاي قبل الورقة الأولى'],
    },
    es: {
      paragraphs: [
        'Una baraja de 52 cartas, mezclada en cada ronda. El Jugador A y el Jugador B reciben tres cartas cada uno, de una en una, primero A.',
        'Gana la mejor mano. De mayor a menor: escalera de color, trío, escalera, color, pareja, carta alta.',
        'La escalera más alta es A-K-Q, luego A-2-3, luego K-Q-J, hasta 4-3-2. Entre manos del mismo tipo ganan las cartas más altas; los palos nunca cuentan.',
        'Se admiten apuestas antes de la primera carta, otra vez tras dos cartas y otra tras cuatro.',
        'Lagai apuesta a favor de un jugador; khai, en contra. Un khai gana el importe si pierde, y paga la cuota menos el importe si gana.',
        'Las cuotas siguen la probabilidad exacta de cada mano con las cartas de la mesa: un lagai ofrece el 97\u00a0% de la ganancia que vale esa probabilidad, y un khai pide el 103\u00a0%, redondeados a dos decimales. Toda cuota ofrecida devuelve al menos el 95\u00a0% de lo que arriesga. Una mano casi perdida, o segura ganadora, no admite apuestas.',
        'Si las manos son iguales, se devuelven todas las apuestas.',
      ],
      pays: ['Jugador A o Jugador B, lagai antes de la primera carta'],
    },
    fr: {
      paragraphs: [
        'Un jeu de 52 cartes, mélangé à chaque manche. Le Joueur A et le Joueur B reçoivent trois cartes chacun, une à une, A d’abord.',
        'La meilleure main gagne. De la plus haute à la plus basse\u00a0: quinte flush, brelan, suite, couleur, paire, carte haute.',
        'La plus haute suite est A-K-Q, puis A-2-3, puis K-Q-J, jusqu’à 4-3-2. Entre deux mains de même genre, les cartes les plus hautes gagnent\u00a0; les enseignes ne comptent jamais.',
        'Les paris se prennent avant la première carte, puis après deux cartes, et encore après quatre.',
        'Lagai parie pour un joueur, khai contre lui. Un khai gagne la mise s’il perd, et paie la cote moins la mise s’il gagne.',
        'Les cotes suivent la chance exacte de chaque main avec les cartes posées\u00a0: un lagai offre 97\u00a0% du gain que vaut cette chance, un khai en demande 103\u00a0%, arrondis à deux décimales. Toute cote proposée rend au moins 95\u00a0% de ce qu’elle risque. Une main pratiquement battue, ou sûre de gagner, ne prend pas de paris.',
        'À mains égales, toutes les mises sont rendues.',
      ],
      pays: ['Joueur A ou Joueur B, lagai avant la première carte'],
    },
    hi: {
      paragraphs: [
        '52 पत्तों की एक गड्डी, हर राउंड में फेंटी हुई। खिलाड़ी A और खिलाड़ी B को तीन-तीन पत्ते मिलते हैं, एक-एक करके, पहले A को।',
        'बड़ा हाथ जीतता है। ऊपर से: प्योर सीक्वेंस, ट्रेल, सीक्वेंस, रंग, जोड़ी, हाई कार्ड।',
        'सबसे बड़ा सीक्वेंस A-K-Q है, फिर A-2-3, फिर K-Q-J, और 4-3-2 तक। एक जैसे हाथों में बड़े पत्ते जीतते हैं, और पत्तों का रंग (हुकुम, पान आदि) कभी नहीं गिना जाता।',
        'सौदे पहले पत्ते से पहले, फिर दो पत्तों के बाद, और फिर चार के बाद लिए जाते हैं।',
        'लगाई यानी खिलाड़ी की जीत पर; खाई यानी उसकी हार पर। खाई में उसके हारने पर स्टेक जीतते हैं, और उसके जीतने पर भाव में से स्टेक घटाकर देना होता है।',
        'भाव टेबल के पत्तों के साथ हर हाथ की सही संभावना पर चलते हैं: लगाई में उस संभावना के लाभ का 97 % मिलता है, खाई में 103 % लगता है, दोनों दो दशमलव तक। हर भाव अपने जोखिम का कम से कम 95 % लौटाता है। लगभग हारे हुए या पक्की जीत वाले हाथ पर सौदे नहीं लगते।',
        'हाथ बराबर हों तो सारे स्टेक लौटाए जाते हैं।',
      ],
      pays: ['खिलाड़ी A या खिलाड़ी B, पहले पत्ते से पहले लगाई'],
    },
    it: {
      paragraphs: [
        'Un mazzo di 52 carte, mescolato a ogni round. Il Giocatore A e il Giocatore B ricevono tre carte ciascuno, una alla volta, prima A.',
        'Vince la combinazione più alta. Dall’alto: scala colore, tris, scala, colore, coppia, carta alta.',
        'La scala più alta è A-K-Q, poi A-2-3, poi K-Q-J, fino a 4-3-2. Tra combinazioni dello stesso tipo vincono le carte più alte; i semi non contano mai.',
        'Si scommette prima della prima carta, di nuovo dopo due carte e ancora dopo quattro.',
        'Lagai punta su un giocatore, khai lo banca. Un khai vince la puntata se perde, e paga la quota meno la puntata se vince.',
        'Le quote seguono la probabilità esatta di ogni combinazione con le carte sul tavolo: un lagai offre il 97% della vincita che vale quella probabilità, un khai ne chiede il 103%, arrotondati a due decimali. Ogni quota offerta rende almeno il 95% di ciò che rischia. Una combinazione quasi battuta, o sicura di vincere, non accetta scommesse.',
        'Se le combinazioni sono uguali, tutte le puntate sono restituite.',
      ],
      pays: ['Giocatore A o Giocatore B, lagai prima della prima carta'],
    },
    zh: {
      paragraphs: [
        '一副 52 张牌，每局重新洗牌。玩家 A 和玩家 B 各得三张牌，逐张发放，A 先。',
        '牌型大者胜。由大到小：同花顺、豹子、顺子、同花、对子、散牌。',
        '最大的顺子是 A-K-Q，其次 A-2-3，再次 K-Q-J，直到 4-3-2。牌型相同时比点数，花色不计。',
        '第一张牌之前、两张牌之后和四张牌之后都可投注。',
        'Lagai 买某位玩家赢；khai 卖他输。他输时 khai 赢得投注额，他赢时赔付赔率减去投注额。',
        '赔率按桌上的牌算出的每手牌的确切胜率而定：lagai 给出该胜率应得利润的 97%，khai 收取 103%，均取两位小数。所有开出的赔率至少返还所冒风险的 95%。几乎必输或必胜的一手牌不接受投注。',
        '两手牌相同时，退还全部投注。',
      ],
      pays: ['玩家 A 或玩家 B，第一张牌前的 lagai'],
    },
  },
};
