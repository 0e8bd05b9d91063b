import type { LudoProofTexts } from './en.ts';

export const es: LudoProofTexts = {
  checking: 'Jugando la partida de nuevo…',
  committed: 'Antes de la partida: la casa se comprometió',
  committedHint: 'SHA-256 de la semilla de la casa, mostrado antes de apostar',
  players: 'Las semillas de ambos jugadores',
  playersHint: 'Cada una quedó fijada por su hash antes de revelarse ninguna',
  house: 'La casa',
  seat: (seat: string) => `Asiento ${seat}`,
  version: (version: number) => `Reglas de Ludo rápido, versión ${version}`,
  revealed: 'Tras la partida: la semilla de la casa',
  dice: 'Las tres semillas dan cada dado',
  diceHint: 'HMAC-SHA256 de la partida, ambas semillas y el número del dado, con la semilla de la casa',
  played: 'La partida, jugada a jugada',
  checks: {
    record: 'La semilla de la casa se puede leer',
    version: 'Estas son las reglas con las que se jugó',
    'server-seed': 'El hash de la semilla de la casa es el mostrado antes',
    seeds: 'Los hashes de las semillas de los jugadores son los mostrados antes',
    toss: 'El sorteo dio el primer turno',
    dice: 'Cada dado es el que dan las semillas',
    moves: 'Cada jugada fue legal y en su turno',
    house: 'La casa jugó según su método publicado y sin mirar adelante',
    score: 'La puntuación es la de las jugadas',
    result: 'La partida terminó según las reglas',
  },
};
