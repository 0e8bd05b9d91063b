import type { ResultsTexts } from './en.ts';
import { namePlayers } from './name-players.ts';

export const it: ResultsTexts = {
  words: {
    ...namePlayers((number) => `GIOCATORE ${number}`),
    a: 'GIOCATORE A',
    b: 'GIOCATORE B',
    player: 'GIOCATORE',
    banker: 'BANCO',
    dealer: 'MAZZIERE',
    board: 'TAVOLO',
    low: 'CARTE BASSE',
    high: 'CARTE ALTE',
    runs: 'PUNTI',
    spade: 'PICCHE',
    heart: 'CUORI',
    club: 'FIORI',
    diamond: 'QUADRI',
  },
  total: 'Totale',
  notAvailable: 'Risultato non disponibile',
  unknownGame: (gtype) => `Nessuna vista del risultato per questo gioco: ${gtype}`,
  partnership: 'DETTAGLI DELLA PARTECIPAZIONE',
  openRound: (roundId) => `Risultato del round ${roundId}`,
  corrected: 'Risultato corretto',
  voided: 'Round annullato: tutte le puntate sono state restituite',
  was: 'Prima',
  now: 'Ora',
  void: 'annullato',
  nobody: 'nessuna opzione ha vinto',
  why: 'Motivo',
  correctedProof:
    'Sotto si controllano il seme, le carte e il primo risultato. Le scommesse sono state pagate secondo il risultato corretto, non secondo le carte.',
  voidProof: 'Sotto si controllano il seme e le carte. Tutte le puntate sono state restituite.',
};
