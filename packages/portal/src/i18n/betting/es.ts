import type { BettingTexts } from './en.ts';

export const es: BettingTexts = {
  title: 'Boleto',
  amount: 'Importe',
  stakes: 'Importes',
  done: 'Apostar',
  close: 'Cerrar',
  secondsLeft: 'Segundos restantes',
  profit: 'Ganancia',
  loss: 'Pérdida',
  moved: (old: string, now: string) => `La cuota pasó de ${old} a ${now}`,
  take: (now: string) => `Tomar ${now}`,
  suspended: 'Esta cuota está suspendida ahora mismo',
  stale: 'Las cuotas no están al día: no se puede apostar hasta que vuelvan',
  placing: 'Realizando su apuesta…',
  placed: 'Apuesta realizada',
  notPlaced: '¡Apuesta no realizada!',
  takenAt: (taken, asked) => `Aceptada a ${taken}, la cuota al llegar su apuesta. Usted pidió ${asked}.`,
};
