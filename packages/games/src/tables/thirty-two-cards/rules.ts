import type { GameRules } from '../../game.ts';
import { layList, type PricedOption, payRow } from '../../kit/priced-option.ts';
import { options } from './options.ts';

export const playerParagraphs = (players: readonly PricedOption[]): readonly string[] => [
  'Thirty-two cards, sixes to kings, shuffled for every round. They count 6 to 10, the jack 11, the queen 12 and the king 13.',
  'Players 8, 9, 10 and 11 start with that many points, and each gets one card. The highest total wins.',
  'If players lead together, only they get another card, and so on until one leads alone. Should the pack run out, it is shuffled again.',
  `Back a player to win, or lay him to lose. Lay rates: ${layList(players)}. A lay wins the stake if he loses, and pays the rate less the stake if he wins.`,
];

/** For each table where these players are bet on. */
export const playerTexts: GameRules['translated'] = {
  ar: {
    paragraphs: [
      'اثنتان وثلاثون ورقة، من الستة إلى الشايب، تُخلط في كل جولة. تُحسب من 6 إلى 10، والولد 11، والبنت 12، والشايب 13.',
      'يبدأ اللاعبون 8 و9 و10 و11 بهذا العدد من النقاط، ويحصل كل منهم على ورقة. يفوز المجموع الأعلى.',
      'إذا تساوى لاعبون في الصدارة حصلوا وحدهم على ورقة أخرى، حتى ينفرد واحد بالصدارة. وإذا نفدت المجموعة تُخلط من جديد.',
      'راهن مع لاعب أو ضده. أسعار الرهان ضد: لاعب 8 13.7، لاعب 9 6.45، لاعب 10 3.45، لاعب 11 2.18. الرهان ضده يربح مبلغ الرهان إذا خسر، ويدفع السعر ناقص الرهان إذا فاز.',
    ],
    pays: ['لاعب 8', 'لاعب 9', 'لاعب 10', 'لاعب 11'],
  },
  es: {
    paragraphs: [
      'Treinta y dos cartas, del seis al rey, mezcladas en cada ronda. Valen de 6 a 10, la jota 11, la reina 12 y el rey 13.',
      'Los jugadores 8, 9, 10 y 11 empiezan con esos puntos y reciben una carta cada uno. Gana el total más alto.',
      'Si varios van en cabeza, solo ellos reciben otra carta, hasta que uno quede solo delante. Si se acaba la baraja, se mezcla de nuevo.',
      'Apuesta a favor de un jugador o en contra. Cuotas en contra: Jugador 8 a 13.7, Jugador 9 a 6.45, Jugador 10 a 3.45, Jugador 11 a 2.18. Una apuesta en contra gana el importe si pierde, y paga la cuota menos el importe si gana.',
    ],
    pays: ['Jugador 8', 'Jugador 9', 'Jugador 10', 'Jugador 11'],
  },
  fr: {
    paragraphs: [
      'Trente-deux cartes, du six au roi, mélangées à chaque manche. Elles valent de 6 à 10, le valet 11, la dame 12 et le roi 13.',
      'Les joueurs 8, 9, 10 et 11 partent avec ce nombre de points et reçoivent une carte chacun. Le total le plus haut gagne.',
      'Si des joueurs sont en tête à égalité, eux seuls reçoivent une autre carte, jusqu’à ce qu’un seul soit en tête. Si le jeu s’épuise, il est mélangé de nouveau.',
      'Pariez pour un joueur, ou contre lui. Cotes contre\u00a0: Joueur 8 à 13.7, Joueur 9 à 6.45, Joueur 10 à 3.45, Joueur 11 à 2.18. Un pari contre gagne la mise s’il perd, et paie la cote moins la mise s’il gagne.',
    ],
    pays: ['Joueur 8', 'Joueur 9', 'Joueur 10', 'Joueur 11'],
  },
  hi: {
    paragraphs: [
      'बत्तीस पत्ते, छक्के से बादशाह तक, हर राउंड में फेंटे हुए। वे 6 से 10, गुलाम 11, बेगम 12 और बादशाह 13 गिने जाते हैं।',
      'खिलाड़ी 8, 9, 10 और 11 इतने ही अंकों से शुरू करते हैं, और हर एक को एक पत्ता मिलता है। सबसे बड़ा जोड़ जीतता है।',
      'कई खिलाड़ी बराबरी पर आगे हों तो केवल उन्हें एक और पत्ता मिलता है, जब तक एक अकेला आगे न हो। गड्डी खत्म हो जाए तो फिर फेंटी जाती है।',
      'खिलाड़ी की जीत पर बैक करें या उसकी हार पर ले। ले के भाव: खिलाड़ी 8 13.7, खिलाड़ी 9 6.45, खिलाड़ी 10 3.45, खिलाड़ी 11 2.18। ले में उसके हारने पर स्टेक जीतते हैं, और उसके जीतने पर भाव में से स्टेक घटाकर देना होता है।',
    ],
    pays: ['खिलाड़ी 8', 'खिलाड़ी 9', 'खिलाड़ी 10', 'खिलाड़ी 11'],
  },
  it: {
    paragraphs: [
      'Trentadue carte, dal sei al re, mescolate a ogni round. Valgono da 6 a 10, il fante 11, la donna 12 e il re 13.',
      'I giocatori 8, 9, 10 e 11 partono con questi punti e ricevono una carta ciascuno. Vince il totale più alto.',
      'Se più giocatori sono in testa, solo loro ricevono un’altra carta, finché uno è in testa da solo. Se il mazzo finisce, viene mescolato di nuovo.',
      'Punta su un giocatore oppure bancalo. Quote per bancare: Giocatore 8 a 13.7, Giocatore 9 a 6.45, Giocatore 10 a 3.45, Giocatore 11 a 2.18. Chi banca vince la puntata se perde, e paga la quota meno la puntata se vince.',
    ],
    pays: ['Giocatore 8', 'Giocatore 9', 'Giocatore 10', 'Giocatore 11'],
  },
  zh: {
    paragraphs: [
      '三十二张牌，六到 K，每局重新洗牌。计为 6 到 10，J 为 11，Q 为 12，K 为 13。',
      '玩家 8、9、10 和 11 以相应的点数开局，各得一张牌。总点最高者胜。',
      '若有玩家并列领先，只有他们再得一张牌，直到一人单独领先。牌用完时重新洗牌。',
      '可买某位玩家赢，也可卖他输。卖的赔率：玩家 8 13.7，玩家 9 6.45，玩家 10 3.45，玩家 11 2.18。卖方在其输时赢得投注额，在其赢时赔付赔率减去投注额。',
    ],
    pays: ['玩家 8', '玩家 9', '玩家 10', '玩家 11'],
  },
};

export const rules: GameRules = {
  paragraphs: playerParagraphs(options),
  pays: options.map((option) => payRow(option.name, [option])),
  translated: playerTexts,
};
