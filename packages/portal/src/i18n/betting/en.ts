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
};

export type BettingTexts = typeof en;
