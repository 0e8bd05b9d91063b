import type { ResultsTexts } from './en.ts';
import { namePlayers } from './name-players.ts';

export const es: ResultsTexts = {
  words: {
    ...namePlayers((number) => `JUGADOR ${number}`),
    a: 'JUGADOR A',
    b: 'JUGADOR B',
    player: 'JUGADOR',
    banker: 'BANCA',
    dealer: 'CRUPIER',
    board: 'MESA',
    low: 'CARTAS BAJAS',
    high: 'CARTAS ALTAS',
    runs: 'CARRERAS',
    spade: 'PICAS',
    heart: 'CORAZONES',
    club: 'TRÉBOLES',
    diamond: 'DIAMANTES',
  },
  total: 'Total',
  notAvailable: 'Resultado no disponible',
  unknownGame: (gtype) => `No hay vista de resultado para este juego: ${gtype}`,
  partnership: 'DETALLES DE LA PARTICIPACIÓN',
  openRound: (roundId) => `Resultado de la ronda ${roundId}`,
  corrected: 'Resultado corregido',
  voided: 'Ronda anulada: se devolvieron todas las apuestas',
  was: 'Antes',
  now: 'Ahora',
  void: 'anulada',
  nobody: 'no ganó ninguna opción',
  why: 'Motivo',
  correctedProof:
    'Abajo se comprueban la semilla, las cartas y el primer resultado. Las apuestas se pagaron según el resultado corregido, no según las cartas.',
  voidProof: 'Abajo se comprueban la semilla y las cartas. Se devolvieron todas las apuestas.',
};
