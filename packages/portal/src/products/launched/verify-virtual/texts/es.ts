import type { VirtualProofTexts } from './en.ts';

export const es: VirtualProofTexts = {
  committed: 'Antes de apostar: el compromiso de la casa',
  committedHint: 'SHA-256 de la semilla de la casa, mostrado antes de apostar',
  yours: 'Tu propia semilla',
  yoursHint: 'Enviada con tus apuestas, cuando la casa ya no podía cambiar su semilla',
  revealed: 'Después del resultado: la semilla de la casa',
  drawn: 'Las dos semillas dan el resultado',
  drawnHint: 'HMAC-SHA256 de la ronda y tu semilla, con la semilla de la casa',
  shown: 'Mostrado',
  found: 'Calculado',
  bets: 'Las apuestas de esta ronda',
  points: (points) => `${points} puntos`,
  version: (game, version) => `Reglas de ${game}, versión ${version}`,
  checks: {
    record: 'La semilla de la casa se puede leer',
    seed: 'El hash de la semilla es el que se mostró antes',
    version: 'Estas son las reglas con las que se jugó la ronda',
    outcome: 'El resultado es el que dan las dos semillas',
    bet: 'La apuesta se pagó como correspondía',
    paid: 'El total de las apuestas se pagó como correspondía',
  },
};
