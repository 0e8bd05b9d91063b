/**
 * Translations of the English words in the names of options of several tables; each table has its own besides. A word
 * that is missing is the same in every language.
 */
const options: Readonly<Record<string, string>> = {};

export const en = {
  options,
  list: {
    title: 'Live casino',
    playing: (count: string) => `${count} playing`,
    newLaunch: 'New Launch',
    dealing: 'Dealing',
    result: 'Result',
    shut: 'Shut',
    soon: 'Opens soon',
    secondsLeft: (seconds: string) => (seconds === '1' ? '1 second to bet' : `${seconds} seconds to bet`),
    round: (roundId: string) => `Round ${roundId}`,
    lastResults: (letters: string) => `Last results: ${letters}`,
    stale: 'The line is lost. What you see may be out of date.',
    failed: 'The present state of the tables could not be loaded',
    retry: 'Try again',
    none: 'No table is dealt at the moment',
    shutForYou: 'Betting is closed for you. Please ask your upline.',
  },
  shut: { title: 'This table is shut', next: 'The next round opens when the house opens it again.' },
  keys: {
    title: 'Repeat or take back',
    rebet: 'Rebet',
    double: 'Double',
    undo: 'Undo',
    placed: (count: string) => `Bets placed: ${count}`,
    undone: 'Bet taken back',
    partly: 'Not every bet was placed',
    linePlaced: 'Placed',
    line: (stake: string, rate: string) => `${stake} at ${rate}`,
    ok: 'OK',
    noAnswer: 'Some Thing Want Wrong, Please Try Again',
  },
  roads: {
    title: 'Roads and numbers',
    bead: 'Bead road',
    big: 'Big road',
    beadOf: (results: string) => `Bead road, newest first: ${results}`,
    bigOf: (runs: string) => `Big road, newest run first: ${runs}`,
    run: (name: string, count: string) => `${name} ${count}`,
    streak: 'Present streak',
    streakOf: (name: string, count: string) => `${name}, ${count} in a row`,
    won: (rounds: string) => `How often each option won in the last ${rounds} rounds`,
    independent: 'Every round is dealt anew: what came before says nothing of what comes next.',
    none: 'No round is over yet',
    failed: 'The results could not be loaded',
    retry: 'Try again',
  },
};

export type CasinoTexts = typeof en;
