import type { VirtualProofTexts } from './en.ts';

export const it: VirtualProofTexts = {
  committed: 'Prima della puntata: l’impegno della casa',
  committedHint: 'SHA-256 del seme della casa, mostrato prima della puntata',
  yours: 'Il tuo seme',
  yoursHint: 'Inviato con le puntate, quando la casa non poteva più cambiare il suo seme',
  revealed: 'Dopo il risultato: il seme della casa',
  drawn: 'I due semi danno il risultato',
  drawnHint: 'HMAC-SHA256 della giocata e del tuo seme, con il seme della casa',
  shown: 'Mostrato',
  found: 'Calcolato',
  bets: 'Le puntate di questa giocata',
  points: (points) => `${points} punti`,
  version: (game, version) => `Regole di ${game}, versione ${version}`,
  checks: {
    record: 'Il seme della casa è leggibile',
    seed: 'L’hash del seme è quello mostrato prima',
    version: 'Queste sono le regole della giocata',
    outcome: 'Il risultato è quello dato dai due semi',
    bet: 'La puntata è stata pagata come dovuto',
    paid: 'Il totale delle puntate è stato pagato come dovuto',
  },
};
