import type { BettingTexts } from './en.ts';

export const it: BettingTexts = {
  title: 'Schedina',
  amount: 'Importo',
  stakes: 'Puntate',
  done: 'Conferma',
  close: 'Chiudi',
  secondsLeft: 'Secondi rimasti',
  profit: 'Vincita',
  loss: 'Perdita',
  moved: (old: string, now: string) => `La quota è passata da ${old} a ${now}`,
  take: (now: string) => `Prendi ${now}`,
  suspended: 'Questa quota al momento è sospesa',
  stale: 'Le quote non sono aggiornate: non si può scommettere finché non tornano',
  placing: 'Invio della scommessa…',
  placed: 'Scommessa effettuata',
  notPlaced: 'Scommessa non effettuata!',
  takenAt: (taken, asked) =>
    `Accettata a ${taken}, la quota all’arrivo della scommessa. Quota richiesta: ${asked}.`,
  place: (amount, price) => `Punta ${amount} @ ${price}`,
  clear: 'Cancella',
  max: 'Max',
  stake: 'Puntata',
  canWin: 'Vincita possibile',
  tapPrice: 'Tocca una quota per aprire la schedina',
  closing: 'La schedina sta per chiudersi',
  timeUp: 'Tempo scaduto: schedina chiusa, nessuna scommessa',
  noAmount: 'Nessun importo inserito: schedina chiusa, nessuna scommessa',
  belowMin: (min) => `La puntata minima è ${min}`,
  aboveMax: (max) => `La puntata massima è ${max}`,
  uncovered: (needed, available) =>
    `Questa scommessa richiede ${needed} monete e ne sono disponibili ${available}`,
};
