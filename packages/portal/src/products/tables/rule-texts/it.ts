import type { TableRuleText, TableRuleTexts } from './table-rule-text.ts';

const twoHands = [
  'Un mazzo di 52 carte, mescolato a ogni round. Il Giocatore A e il Giocatore B ricevono tre carte ciascuno, una alla volta, prima A.',
  'Vince la combinazione più alta. Dall’alto: scala colore, tris, scala, colore, coppia, carta alta.',
];
const sequences =
  'La scala più alta è A-K-Q, poi A-2-3, poi K-Q-J, fino a 4-3-2. Tra combinazioni dello stesso tipo vincono le carte più alte; i semi non contano mai.';
const cardNumbers = 'L’asso vale 1, il fante 11, la donna 12 e il re 13.';
const lay = 'Chi banca vince la puntata se perde, e paga la quota meno la puntata se vince.';

const dragonTiger: TableRuleText = {
  paragraphs: [
    'Otto mazzi di 52 carte, mescolati a ogni round. Drago e Tigre ricevono una carta ciascuno, prima Drago.',
    'Vince la carta più alta. Il re è la più alta e l’asso la più bassa.',
    'A parità di valore decide il seme: picche batte cuori, cuori batte fiori, fiori batte quadri.',
    'Pareggio vince quando le due carte hanno lo stesso valore e lo stesso seme. Drago e Tigre perdono allora tutta la puntata.',
    'Coppia vince quando le due carte hanno lo stesso valore, anche in un pareggio.',
    `Le altre scommesse sono sulla carta di un lato, chiunque vinca. ${cardNumbers} Rosso è cuori e quadri.`,
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
};

const players = ['Giocatore 8', 'Giocatore 9', 'Giocatore 10', 'Giocatore 11'];
const fourPlayers = [
  'Trentadue carte, dal sei al re, mescolate a ogni round. Valgono da 6 a 10, il fante 11, la donna 12 e il re 13.',
  'I giocatori 8, 9, 10 e 11 partono con questi punti e ricevono una carta ciascuno. Vince il totale più alto.',
  'Se più giocatori sono in testa, solo loro ricevono un’altra carta, finché uno è in testa da solo. Se il mazzo finisce, viene mescolato di nuovo.',
  `Punta su un giocatore oppure bancalo. Quote per bancare: Giocatore 8 a 13.7, Giocatore 9 a 6.45, Giocatore 10 a 3.45, Giocatore 11 a 2.18. ${lay}`,
];

export const it: TableRuleTexts = {
  teen20: {
    paragraphs: [
      ...twoHands,
      sequences,
      'Se le combinazioni sono uguali, le puntate sul Giocatore A e sul Giocatore B sono restituite. Coppia o più resta valida.',
      'Coppia o più paga secondo la combinazione, che vinca o no: 1 a 1 per una coppia, 4 a 1 per un colore, 6 a 1 per una scala, 30 a 1 per un tris, 40 a 1 per una scala colore. Si paga solo il premio migliore, e una carta alta perde. La quota mostrata è quella di una coppia, puntata compresa.',
    ],
    pays: ['Giocatore A o Giocatore B', 'Coppia o più'],
  },
  lucky7eu: {
    paragraphs: [
      'Otto mazzi di 52 carte, mescolati a ogni round. Si scopre una carta.',
      'Bassa vince dall’asso al sei, Alta dall’otto al re. Un sette non è nessuna delle due: Bassa e Alta perdono allora metà della puntata e l’altra metà è restituita.',
      `${cardNumbers} Pari e Dispari seguono questo numero, e un sette è dispari.`,
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
  aaa: {
    paragraphs: [
      'Otto mazzi di 52 carte, mescolati a ogni round. Si scopre una carta.',
      'Amar vince dall’asso al sei, Akbar dal sette al dieci, Anthony con un fante, una donna o un re.',
      `Sì punta su un giocatore, No lo banca. Quote di No: Amar 2.22, Akbar 3.35, Anthony 4.45. ${lay}`,
      `${cardNumbers} Pari e Dispari seguono questo numero. Rosso è cuori e quadri.`,
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
  dt20: dragonTiger,
  dt202: dragonTiger,
  abj: {
    paragraphs: [
      'Un mazzo di 52 carte, mescolato a ogni round.',
      'Prima che il jolly sia scoperto, punta sul suo valore, o se è dispari o pari: l’asso vale 1, il fante 11, la donna 12 e il re 13.',
      'Poi il jolly è scoperto, e la prima scommessa è sul lato dove cadrà la prossima carta del suo valore: Andar o Bahar. Le carte cadono prima su Bahar, poi su Andar, e così a turno.',
      'SB vince se la primissima carta è uguale al jolly, SA se lo è la seconda.',
      'Se nessuna delle prime due carte è uguale, c’è una seconda scommessa su Andar o Bahar. Le prime scommesse restano come sono.',
      'Bahar riceve la prima carta e quindi vince più spesso, 51.5 round su cento: paga meno di Andar.',
      'I semi del jolly sono mostrati e non accettano scommesse.',
    ],
    pays: [
      '1ª scommessa Andar',
      '1ª scommessa Bahar',
      '2ª scommessa Andar',
      '2ª scommessa Bahar',
      'SA, la seconda carta è uguale al jolly',
      'SB, la prima carta è uguale al jolly',
      'Jolly dispari',
      'Jolly pari',
      'Valore del jolly',
    ],
  },
  teen: {
    paragraphs: [
      ...twoHands,
      sequences,
      'Si scommette prima della prima carta, di nuovo dopo due carte e ancora dopo quattro.',
      'Lagai punta su un giocatore, khai lo banca. Un khai vince la puntata se perde, e paga la quota meno la puntata se vince.',
      'Le quote seguono la probabilità esatta di ogni combinazione con le carte sul tavolo: un lagai offre il 97% della vincita che vale quella probabilità, un khai ne chiede il 103%, arrotondati a due decimali. Ogni quota offerta rende almeno il 95% di ciò che rischia. Una combinazione quasi battuta, o sicura di vincere, non accetta scommesse.',
      'Se le combinazioni sono uguali, tutte le puntate sono restituite.',
    ],
    pays: ['Giocatore A o Giocatore B, lagai prima della prima carta'],
  },
  worli: {
    paragraphs: [
      'Quaranta carte, dall’asso al dieci di ogni seme, mescolate a ogni round. Si scoprono tre carte.',
      'L’asso vale 1, le altre ciò che mostrano, e il dieci vale 0. L’ultima cifra della somma è il risultato: 4, 8 e 10 fanno 12, quindi il risultato è 2.',
      'Singolo vince quando la sua cifra è il risultato. Ogni cifra esce con la stessa frequenza.',
      'Linea 1 va da 1 a 5, Linea 2 da 6 a 9 e 0. Pari e Dispari seguono il risultato, e 0 è pari.',
    ],
    pays: ['Una cifra singola', 'Linea 1 o Linea 2', 'Dispari o Pari'],
  },
  teen9: {
    paragraphs: [
      'Un mazzo di 52 carte, mescolato a ogni round. Tigre, Leone e Drago ricevono tre carte ciascuno, una alla volta in quest’ordine.',
      'Vince la combinazione più alta. Dall’alto: scala colore, tris, scala, colore, coppia, carta alta.',
      sequences,
      'Se due combinazioni sono pari in testa, tutto il round è annullato e tutte le puntate sono restituite, anche sulle altre righe.',
      'Le altre righe pagano secondo la combinazione, che vinca il round o no. Una combinazione conta in una sola riga: un tris non è una coppia, e una scala colore non è né una scala né un colore.',
    ],
    pays: ['Vincitore', 'Coppia', 'Colore', 'Scala', 'Tris', 'Scala colore'],
  },
  'card32-a': { paragraphs: fourPlayers, pays: players },
  card32eu: {
    paragraphs: [
      ...fourPlayers,
      'Tutte le altre scommesse sono sulla prima carta di ogni giocatore, senza i punti di partenza.',
      'Dispari e Pari sono della prima carta di un giocatore: il fante è dispari, la donna pari, il re dispari.',
      'Tre carte nere vince con tre o quattro carte nere, Tre carte rosse con tre o quattro rosse, Due nere e due rosse con due di ciascuna. Quote per bancare: Tre carte nere 3.45, Tre carte rosse 3.45, Due nere e due rosse 2.54.',
      'Totale 8 & 9 vince quando le carte dei giocatori 8 e 9 fanno più di quelle di 10 e 11, Totale 10 & 11 quando fanno meno. Se sono uguali, le due puntate sono restituite.',
      'Singolo vince quando la somma delle quattro prime carte finisce con la sua cifra.',
    ],
    pays: [
      ...players,
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
};
