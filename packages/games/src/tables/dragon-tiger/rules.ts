import type { GameRules } from '../../game.ts';
import { payRow } from '../../kit/priced-option.ts';
import { dragon, onCard, pair, tie, tiger } from './options.ts';

const both = [onCard.dragon, onCard.tiger];

export const rules: GameRules = {
  paragraphs: [
    'Eight packs of 52 cards, shuffled for every round. Dragon and Tiger get one card each, Dragon first.',
    'The higher card wins. The king is the highest and the ace the lowest.',
    'Cards of one rank are decided by suit: spades beat hearts, hearts beat clubs, clubs beat diamonds.',
    'Tie wins when both cards are of the same rank and the same suit. Dragon and Tiger then lose the whole stake.',
    'Pair wins when both cards are of the same rank, also in a tie.',
    'The other bets are on the card of one side, whoever wins. The ace counts 1, the jack 11, the queen 12 and the king 13. Red is hearts and diamonds.',
  ],
  pays: [
    payRow('Dragon or Tiger', [dragon, tiger]),
    payRow('Tie, same rank and suit', [tie]),
    payRow('Pair, same rank', [pair]),
    payRow(
      'Card of one side: even',
      both.map(({ even }) => even),
    ),
    payRow(
      'Card of one side: odd',
      both.map(({ odd }) => odd),
    ),
    payRow(
      'Card of one side: red or black',
      both.flatMap(({ red, black }) => [red, black]),
    ),
    payRow(
      'Card of one side: its rank',
      both.flatMap(({ ranks }) => ranks),
    ),
  ],
  translated: {
    ar: {
      paragraphs: [
        'ثماني مجموعات من 52 ورقة، تُخلط في كل جولة. يحصل التنين والنمر على ورقة لكل منهما، التنين أولًا.',
        'تفوز الورقة الأعلى. الشايب هو الأعلى والآس هو الأدنى.',
        'عند تساوي القيمة يحسم النوع: البستوني يغلب الكبة، والكبة تغلب السباتي، والسباتي يغلب الديناري.',
        'يفوز التعادل عندما تتساوى الورقتان في القيمة والنوع. عندها يخسر التنين والنمر الرهان كله.',
        'يفوز الزوج عندما تتساوى الورقتان في القيمة، وفي التعادل أيضًا.',
        'الرهانات الأخرى على ورقة أحد الجانبين أيًا كان الفائز. الآس يساوي 1، والولد 11، والبنت 12، والشايب 13. الأحمر هو الكبة والديناري.',
      ],
      pays: [
        'التنين أو النمر',
        'تعادل، القيمة والنوع نفسهما',
        'زوج، القيمة نفسها',
        'ورقة أحد الجانبين: زوجي',
        'ورقة أحد الجانبين: فردي',
        'ورقة أحد الجانبين: أحمر أو أسود',
        'ورقة أحد الجانبين: قيمتها',
      ],
    },
    es: {
      paragraphs: [
        'Ocho barajas de 52 cartas, mezcladas en cada ronda. Dragón y Tigre reciben una carta cada uno, primero Dragón.',
        'Gana la carta más alta. El rey es la más alta y el as la más baja.',
        'Si tienen el mismo valor, decide el palo: picas gana a corazones, corazones a tréboles y tréboles a diamantes.',
        'Empate gana cuando las dos cartas tienen el mismo valor y el mismo palo. Dragón y Tigre pierden entonces todo el importe.',
        'Pareja gana cuando las dos cartas tienen el mismo valor, también en un empate.',
        'Las demás apuestas son sobre la carta de un lado, gane quien gane. El as vale 1, la jota 11, la reina 12 y el rey 13. Rojo son corazones y diamantes.',
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
    },
    fr: {
      paragraphs: [
        'Huit jeux de 52 cartes, mélangés à chaque manche. Dragon et Tigre reçoivent une carte chacun, Dragon d’abord.',
        'La carte la plus haute gagne. Le roi est la plus haute et l’as la plus basse.',
        'À valeur égale, l’enseigne décide\u00a0: pique bat cœur, cœur bat trèfle, trèfle bat carreau.',
        'Égalité gagne quand les deux cartes ont la même valeur et la même enseigne. Dragon et Tigre perdent alors toute la mise.',
        'Paire gagne quand les deux cartes ont la même valeur, y compris en cas d’égalité.',
        'Les autres paris portent sur la carte d’un côté, quel que soit le gagnant. L’as vaut 1, le valet 11, la dame 12 et le roi 13. Rouge, c’est cœur et carreau.',
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
    },
    hi: {
      paragraphs: [
        '52 पत्तों की आठ गड्डियाँ, हर राउंड में फेंटी हुई। ड्रैगन और टाइगर को एक-एक पत्ता मिलता है, पहले ड्रैगन को।',
        'बड़ा पत्ता जीतता है। बादशाह सबसे बड़ा और इक्का सबसे छोटा है।',
        'बराबर पत्तों में: हुकुम पान से बड़ा, पान चिड़ी से बड़ा, चिड़ी ईंट से बड़ी।',
        'दोनों पत्ते हर तरह से एक जैसे हों तो टाई जीतता है। तब ड्रैगन और टाइगर पूरा स्टेक हारते हैं।',
        'दोनों पत्ते एक ही नंबर के हों तो जोड़ी जीतती है, टाई में भी।',
        'बाकी सौदे एक तरफ के पत्ते पर हैं, जीते कोई भी। इक्का 1, गुलाम 11, बेगम 12 और बादशाह 13 गिना जाता है। लाल यानी पान और ईंट।',
      ],
      pays: [
        'ड्रैगन या टाइगर',
        'टाई, पूरा एक जैसा पत्ता',
        'जोड़ी, एक ही नंबर',
        'एक तरफ का पत्ता: सम',
        'एक तरफ का पत्ता: विषम',
        'एक तरफ का पत्ता: लाल या काला',
        'एक तरफ का पत्ता: उसका नंबर',
      ],
    },
    it: {
      paragraphs: [
        'Otto mazzi di 52 carte, mescolati a ogni round. Drago e Tigre ricevono una carta ciascuno, prima Drago.',
        'Vince la carta più alta. Il re è la più alta e l’asso la più bassa.',
        'A parità di valore decide il seme: picche batte cuori, cuori batte fiori, fiori batte quadri.',
        'Pareggio vince quando le due carte hanno lo stesso valore e lo stesso seme. Drago e Tigre perdono allora tutta la puntata.',
        'Coppia vince quando le due carte hanno lo stesso valore, anche in un pareggio.',
        'Le altre scommesse sono sulla carta di un lato, chiunque vinca. L’asso vale 1, il fante 11, la donna 12 e il re 13. Rosso è cuori e quadri.',
      ],
      pays: [
        'Drago o Tigre',
        'Pareggio, stesso valore e stesso seme',
        'Coppia, stesso valore',
        'Carta di un lato: pari',
        'Carta di un lato: dispari',
        'Carta di un lato: rosso o nero',
        'Carta di un lato: il suo valore',
      ],
    },
    zh: {
      paragraphs: [
        '八副 52 张牌，每局重新洗牌。龙和虎各得一张牌，龙先。',
        '牌大者胜。K 最大，A 最小。',
        '点数相同时比花色：黑桃大于红心，红心大于梅花，梅花大于方块。',
        '两张牌点数和花色都相同时“和”胜，此时龙和虎输掉全部投注额。',
        '两张牌点数相同时“对子”胜，和局时也算。',
        '其他投注只看一方的牌，不论谁胜。A 为 1，J 为 11，Q 为 12，K 为 13。红为红心和方块。',
      ],
      pays: [
        '龙或虎',
        '和，点数和花色相同',
        '对子，点数相同',
        '一方的牌：双',
        '一方的牌：单',
        '一方的牌：红或黑',
        '一方的牌：点数',
      ],
    },
  },
};
