/** What every product says of a slip. */
export const en = {
  title: 'Bet slip',
  amount: 'Amount',
  stakes: 'Stakes',
  done: 'Done',
  close: 'Close',
  secondsLeft: 'Seconds left',
  profit: 'Profit',
  loss: 'Loss',
  moved: (old: string, now: string) => `Price moved from ${old} to ${now}`,
  take: (now: string) => `Take ${now}`,
  suspended: 'This price is suspended at the moment',
  stale: 'Prices are out of date: no bet can be placed until they are back',
  placing: 'Placing your bet…',
  placed: 'Bet Placed Successfully',
  notPlaced: 'Bet not Placed !',
  takenAt: (taken: string, asked: string) =>
    `Taken at ${taken}, the price when your bet arrived. You asked for ${asked}.`,
  place: (amount: string, price: string) => `Place ${amount} @ ${price}`,
  clear: 'Clear',
  max: 'Max',
  stake: 'Stake',
  canWin: 'Can win',
  settledLately: 'Settled lately',
  roundsSettled: (count: number) => `${count} rounds settled`,
  details: 'Details',
  tapPrice: 'Tap a price to open the slip',
  closing: 'The slip is about to close',
  timeUp: 'Time is up: the slip is closed and no bet was placed',
  noAmount: 'No amount was entered: the slip is closed and no bet was placed',
  belowMin: (min: string) => `Minimum bet is ${min}`,
  aboveMax: (max: string) => `Maximum bet is ${max}`,
  uncovered: (needed: string, available: string) =>
    `This bet needs ${needed} coins and ${available} are available`,
};

export type BettingTexts = typeof en;
