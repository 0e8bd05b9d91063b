import type { GameRules } from '../../game.ts';
import { layList, payRow } from '../../kit/priced-option.ts';
import { akbar, amar, anthony, brothers, onCard, over, under } from './options.ts';

export const rules: GameRules = {
  paragraphs: [
    'Eight packs of 52 cards, shuffled for every round. One card is turned up.',
    'Amar wins with an ace to a six, Akbar with a seven to a ten, Anthony with a jack, a queen or a king.',
    `Yes backs a player to win, No lays him to lose. Rates of No: ${layList(brothers)}. A lay wins the stake if he loses, and pays the rate less the stake if he wins.`,
    'The ace counts 1, the jack 11, the queen 12 and the king 13. Even and Odd go by this number. Red is hearts and diamonds.',
    'Under 7 wins with an ace to a six, Over 7 with an eight to a king. On a seven both lose half the stake and the other half is returned.',
  ],
  pays: [
    payRow('Amar, ace to six', [amar]),
    payRow('Akbar, seven to ten', [akbar]),
    payRow('Anthony, jack to king', [anthony]),
    payRow('Even', [onCard.even]),
    payRow('Odd', [onCard.odd]),
    payRow('Red or Black', [onCard.red, onCard.black]),
    payRow('Under 7 or Over 7', [under, over]),
    payRow('One of thirteen cards', onCard.ranks),
  ],
  translated: {
    ar: {
      paragraphs: [
        'ثماني مجموعات من 52 ورقة، تُخلط في كل جولة. تُكشف ورقة واحدة.',
        'يفوز أمار من الآس إلى الستة، وأكبر من السبعة إلى العشرة، وأنتوني بولد أو بنت أو شايب.',
        'نعم رهان مع اللاعب، ولا رهان ضده. أسعار لا: أمار 2.22، أكبر 3.35، أنتوني 4.45. الرهان ضده يربح مبلغ الرهان إذا خسر، ويدفع السعر ناقص الرهان إذا فاز.',
        'الآس يساوي 1، والولد 11، والبنت 12، والشايب 13. الزوجي والفردي بحسب هذا الرقم. الأحمر هو الكبة والديناري.',
        'أقل من 7 يفوز من الآس إلى الستة، وأكثر من 7 من الثمانية إلى الشايب. عند السبعة يخسر كلاهما نصف الرهان ويُعاد النصف الآخر.',
      ],
      pays: [
        'أمار، من الآس إلى الستة',
        'أكبر، من السبعة إلى العشرة',
        'أنتوني، من الولد إلى الشايب',
        'زوجي',
        'فردي',
        'أحمر أو أسود',
        'أقل من 7 أو أكثر من 7',
        'واحدة من ثلاث عشرة ورقة',
      ],
    },
    es: {
      paragraphs: [
        'Ocho barajas de 52 cartas, mezcladas en cada ronda. Se descubre una carta.',
        'Amar gana del as al seis, Akbar del siete al diez, Anthony con una jota, una reina o un rey.',
        'Sí apuesta a favor de un jugador, No en contra. Cuotas de No: Amar 2.22, Akbar 3.35, Anthony 4.45. Una apuesta en contra gana el importe si pierde, y paga la cuota menos el importe si gana.',
        'El as vale 1, la jota 11, la reina 12 y el rey 13. Par e Impar van por este número. Rojo son corazones y diamantes.',
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
    fr: {
      paragraphs: [
        'Huit jeux de 52 cartes, mélangés à chaque manche. Une carte est retournée.',
        'Amar gagne de l’as au six, Akbar du sept au dix, Anthony avec un valet, une dame ou un roi.',
        'Oui parie pour un joueur, Non contre lui. Cotes de Non\u00a0: Amar 2.22, Akbar 3.35, Anthony 4.45. Un pari contre gagne la mise s’il perd, et paie la cote moins la mise s’il gagne.',
        'L’as vaut 1, le valet 11, la dame 12 et le roi 13. Pair et Impair suivent ce nombre. Rouge, c’est cœur et carreau.',
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
    hi: {
      paragraphs: [
        '52 पत्तों की आठ गड्डियाँ, हर राउंड में फेंटी हुई। एक पत्ता खोला जाता है।',
        'इक्के से छक्के तक अमर जीतता है, सत्ते से दहले तक अकबर, और गुलाम, बेगम या बादशाह पर एंथनी।',
        'हाँ यानी खिलाड़ी की जीत पर, नहीं यानी उसकी हार पर। नहीं के भाव: अमर 2.22, अकबर 3.35, एंथनी 4.45। ले में उसके हारने पर स्टेक जीतते हैं, और उसके जीतने पर भाव में से स्टेक घटाकर देना होता है।',
        'इक्का 1, गुलाम 11, बेगम 12 और बादशाह 13 गिना जाता है। सम और विषम इसी नंबर से हैं। लाल यानी पान और ईंट।',
        '7 से कम इक्के से छक्के तक जीतता है, 7 से ज़्यादा अट्ठे से बादशाह तक। सत्ते पर दोनों आधा स्टेक हारते हैं और आधा लौटाया जाता है।',
      ],
      pays: [
        'अमर, इक्के से छक्का',
        'अकबर, सत्ते से दहला',
        'एंथनी, गुलाम से बादशाह',
        'सम',
        'विषम',
        'लाल या काला',
        '7 से कम या 7 से ज़्यादा',
        'तेरह में से एक पत्ता',
      ],
    },
    it: {
      paragraphs: [
        'Otto mazzi di 52 carte, mescolati a ogni round. Si scopre una carta.',
        'Amar vince dall’asso al sei, Akbar dal sette al dieci, Anthony con un fante, una donna o un re.',
        'Sì punta su un giocatore, No lo banca. Quote di No: Amar 2.22, Akbar 3.35, Anthony 4.45. Chi banca vince la puntata se perde, e paga la quota meno la puntata se vince.',
        'L’asso vale 1, il fante 11, la donna 12 e il re 13. Pari e Dispari seguono questo numero. Rosso è cuori e quadri.',
        'Meno di 7 vince dall’asso al sei, Più di 7 dall’otto al re. Con un sette entrambe perdono metà della puntata e l’altra metà è restituita.',
      ],
      pays: [
        'Amar, dall’asso al sei',
        'Akbar, dal sette al dieci',
        'Anthony, dal fante al re',
        'Pari',
        'Dispari',
        'Rosso o Nero',
        'Meno di 7 o Più di 7',
        'Una di tredici carte',
      ],
    },
    zh: {
      paragraphs: [
        '八副 52 张牌，每局重新洗牌。翻开一张牌。',
        'A 到六 Amar 胜，七到十 Akbar 胜，J、Q、K 则 Anthony 胜。',
        '“是”买某人赢，“否”卖他输。“否”的赔率：Amar 2.22，Akbar 3.35，Anthony 4.45。卖方在其输时赢得投注额，在其赢时赔付赔率减去投注额。',
        'A 为 1，J 为 11，Q 为 12，K 为 13。单双按此数字计。红为红心和方块。',
        '小于 7：A 到六胜；大于 7：八到 K 胜。翻出七时两者各输一半投注额，退还另一半。',
      ],
      pays: [
        'Amar，A 到六',
        'Akbar，七到十',
        'Anthony，J 到 K',
        '双',
        '单',
        '红或黑',
        '小于 7 或大于 7',
        '十三种牌之一',
      ],
    },
  },
};
