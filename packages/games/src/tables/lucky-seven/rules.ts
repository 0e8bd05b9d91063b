import type { GameRules } from '../../game.ts';
import { payRow } from '../../kit/priced-option.ts';
import { high, low, onCard } from './options.ts';

export const rules: GameRules = {
  paragraphs: [
    'Eight packs of 52 cards, shuffled for every round. One card is turned up.',
    'Low wins with an ace to a six, High with an eight to a king. A seven is neither: Low and High then lose half the stake and the other half is returned.',
    'The ace counts 1, the jack 11, the queen 12 and the king 13. Even and Odd go by this number, and a seven is odd.',
    'Red is hearts and diamonds, Black is spades and clubs. A card tile wins when that card is turned up, in whatever suit.',
  ],
  pays: [
    payRow('Low, ace to six', [low]),
    payRow('High, eight to king', [high]),
    payRow('Even', [onCard.even]),
    payRow('Odd', [onCard.odd]),
    payRow('Red or Black', [onCard.red, onCard.black]),
    payRow('One of thirteen cards', onCard.ranks),
  ],
  translated: {
    ar: {
      paragraphs: [
        'ثماني مجموعات من 52 ورقة، تُخلط في كل جولة. تُكشف ورقة واحدة.',
        'تفوز المنخفضة من الآس إلى الستة، والعالية من الثمانية إلى الشايب. السبعة ليست أيًا منهما: عندها تخسر المنخفضة والعالية نصف الرهان ويُعاد النصف الآخر.',
        'الآس يساوي 1، والولد 11، والبنت 12، والشايب 13. الزوجي والفردي بحسب هذا الرقم، والسبعة فردية.',
        'الأحمر هو الكبة والديناري، والأسود هو البستوني والسباتي. تفوز خانة الورقة عندما تُكشف تلك الورقة من أي نوع.',
      ],
      pays: [
        'منخفضة، من الآس إلى الستة',
        'عالية، من الثمانية إلى الشايب',
        'زوجي',
        'فردي',
        'أحمر أو أسود',
        'واحدة من ثلاث عشرة ورقة',
      ],
    },
    es: {
      paragraphs: [
        'Ocho barajas de 52 cartas, mezcladas en cada ronda. Se descubre una carta.',
        'Baja gana del as al seis, Alta del ocho al rey. Un siete no es ninguna: Baja y Alta pierden entonces la mitad del importe y se devuelve la otra mitad.',
        'El as vale 1, la jota 11, la reina 12 y el rey 13. Par e Impar van por este número, y un siete es impar.',
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
    fr: {
      paragraphs: [
        'Huit jeux de 52 cartes, mélangés à chaque manche. Une carte est retournée.',
        'Basse gagne de l’as au six, Haute du huit au roi. Un sept n’est ni l’un ni l’autre\u00a0: Basse et Haute perdent alors la moitié de la mise, l’autre moitié est rendue.',
        'L’as vaut 1, le valet 11, la dame 12 et le roi 13. Pair et Impair suivent ce nombre, et un sept est impair.',
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
    hi: {
      paragraphs: [
        '52 पत्तों की आठ गड्डियाँ, हर राउंड में फेंटी हुई। एक पत्ता खोला जाता है।',
        'इक्के से छक्के तक छोटा जीतता है, अट्ठे से बादशाह तक बड़ा। सत्ता दोनों में नहीं है: तब छोटा और बड़ा आधा स्टेक हारते हैं और आधा लौटाया जाता है।',
        'इक्का 1, गुलाम 11, बेगम 12 और बादशाह 13 गिना जाता है। सम और विषम इसी नंबर से हैं, और सत्ता विषम है।',
        'लाल यानी पान और ईंट, काला यानी हुकुम और चिड़ी। पत्ते का खाना तब जीतता है जब वही पत्ता खुले, किसी भी रंग का।',
      ],
      pays: ['छोटा, इक्के से छक्का', 'बड़ा, अट्ठे से बादशाह', 'सम', 'विषम', 'लाल या काला', 'तेरह में से एक पत्ता'],
    },
    it: {
      paragraphs: [
        'Otto mazzi di 52 carte, mescolati a ogni round. Si scopre una carta.',
        'Bassa vince dall’asso al sei, Alta dall’otto al re. Un sette non è nessuna delle due: Bassa e Alta perdono allora metà della puntata e l’altra metà è restituita.',
        'L’asso vale 1, il fante 11, la donna 12 e il re 13. Pari e Dispari seguono questo numero, e un sette è dispari.',
        'Rosso è cuori e quadri, Nero è picche e fiori. Una casella di carta vince quando esce quella carta, di qualunque seme.',
      ],
      pays: [
        'Bassa, dall’asso al sei',
        'Alta, dall’otto al re',
        'Pari',
        'Dispari',
        'Rosso o Nero',
        'Una di tredici carte',
      ],
    },
    zh: {
      paragraphs: [
        '八副 52 张牌，每局重新洗牌。翻开一张牌。',
        'A 到六“小”胜，八到 K“大”胜。七两者都不是：小和大各输一半投注额，退还另一半。',
        'A 为 1，J 为 11，Q 为 12，K 为 13。单双按此数字计，七为单。',
        '红为红心和方块，黑为黑桃和梅花。翻出该点数的牌时，该牌的格子胜，不论花色。',
      ],
      pays: ['小，A 到六', '大，八到 K', '双', '单', '红或黑', '十三种牌之一'],
    },
  },
};
