import type { LudoProofTexts } from './en.ts';

export const it: LudoProofTexts = {
  checking: 'La partita viene rigiocata…',
  committed: 'Prima della partita: il banco si è impegnato',
  committedHint: 'SHA-256 del seme del banco, mostrato prima di ogni puntata',
  players: 'I semi dei due giocatori',
  playersHint: 'Ciascuno era fissato dal suo hash prima che uno fosse rivelato',
  house: 'Banco',
  seat: (seat: string) => `Posto ${seat}`,
  version: (version: number) => `Regole di Ludo veloce, versione ${version}`,
  revealed: 'Dopo la partita: il seme del banco',
  dice: 'I tre semi danno ogni dado',
  diceHint: 'HMAC-SHA256 della partita, dei due semi e del numero del dado, con il seme del banco',
  played: 'La partita, mossa per mossa',
  checks: {
    record: 'Il seme del banco si può leggere',
    version: 'Queste sono le regole della partita',
    'server-seed': 'L’hash del seme del banco è quello mostrato prima',
    seeds: 'Gli hash dei semi dei giocatori sono quelli mostrati prima',
    toss: 'Il sorteggio ha dato il primo turno',
    dice: 'Ogni dado è quello che danno i semi',
    moves: 'Ogni mossa era lecita e nel suo turno',
    house: 'Il banco ha giocato con il metodo pubblicato, senza guardare avanti',
    score: 'Il punteggio è quello delle mosse',
    result: 'La partita è finita secondo le regole',
  },
};
