import type { VirtualProofTexts } from './en.ts';

export const it: VirtualProofTexts = {
  committed: 'Prima della scommessa: l’impegno del banco',
  committedHint: 'SHA-256 del seme del banco, mostrato prima della scommessa',
  yours: 'Il tuo seme',
  yoursHint: 'Inviato con le scommesse, quando il banco non poteva più cambiare il suo seme',
  revealed: 'Dopo il risultato: il seme del banco',
  drawn: 'I due semi danno il risultato',
  drawnHint: 'HMAC-SHA256 del round e del tuo seme, con il seme del banco',
  shown: 'Mostrato',
  found: 'Calcolato',
  bets: 'Le scommesse di questo round',
  points: (points) => `${points} punti`,
  version: (game, version) => `Regole di ${game}, versione ${version}`,
  checks: {
    record: 'Il seme del banco è leggibile',
    seed: 'L’hash del seme è quello mostrato prima',
    version: 'Queste sono le regole del round',
    outcome: 'Il risultato è quello dato dai due semi',
    bet: 'La scommessa è stata pagata come dovuto',
    paid: 'Il totale delle scommesse è stato pagato come dovuto',
  },
};
