const bestKey = 'freeGameBest';

export function readBest(): number {
  const best = Number(localStorage.getItem(bestKey));
  return Number.isSafeInteger(best) && best > 0 ? best : 0;
}

export function keepBest(runs: number): number {
  const best = Math.max(readBest(), runs);
  localStorage.setItem(bestKey, String(best));
  return best;
}
