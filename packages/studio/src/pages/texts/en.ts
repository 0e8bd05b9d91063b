import type { StudioRefusalReason } from '../../wire/instant.ts';

export type Colour = 'red' | 'black' | 'green';
export type Suit = 'SS' | 'HH' | 'CC' | 'DD';
const refusals: Record<StudioRefusalReason, string> = {
  malformed: 'The studio could not read this bet. Clear the table and bet again.',
  'session-ended': 'Your session has ended. Open the game again.',
  'too-many-calls': 'Too many presses at once. Wait a moment, then press again.',
  'unknown-round': 'This round is no longer open. A new one is ready: press again.',
  reused: 'This round was played with other bets. A new one is ready: press again.',
  'unknown-option': 'One of your bets is not offered any more. Clear the table and bet again.',
  amount: 'The stake is outside the limits. Change your chips and press again.',
  'not-enough-coins': 'You do not have enough coins for these bets. Take chips off and press again.',
  'betting-shut': 'Betting is closed for your account. Ask your upline.',
  'game-off': 'This game is switched off at the moment. Choose another one.',
  'no-answer': 'The wallet did not answer in time. Nothing was staked: press again.',
  wallet: 'The wallet refused the bet. Nothing was staked.',
};

const pointCount = (points: string): string => (points === '1' ? '1 point' : `${points} points`);

export const en = {
  loading: 'Opening the game…',
  back: 'Back to the games',
  sound: 'Sound',
  close: 'Close',
  retry: 'Try again',
  balance: {
    label: 'Points',
    price: (coins: string) => (coins === '1' ? '1 point = 1 coin' : `1 point = ${coins} coins`),
    unknown: 'being asked',
  },
  screens: {
    noToken: {
      title: 'Open this game from the portal',
      text: 'The game has to be opened from the list of games: this address alone does not say who is playing.',
    },
    ended: {
      title: 'Your session has ended',
      text: 'Open the game again from the list. Every round you played is settled.',
    },
    failed: {
      title: 'The game could not be opened',
      text: 'The studio did not answer. Go back and open the game again.',
    },
    stateFailed: {
      title: 'The table could not be loaded',
      text: 'The studio did not answer. Nothing was staked.',
    },
    unknown: { title: 'No game found', text: 'There is no game at this address.' },
  },
  keys: {
    rebet: 'Rebet',
    double: 'Double',
    undo: 'Undo',
    clear: 'Clear',
    chip: 'Chip',
    chipOf: (points: string) => `Chip of ${pointCount(points)}`,
    skip: 'Skip',
    spin: 'Spin',
    turn: 'Turn the card',
    deal: 'Deal',
  },
  bet: {
    points: pointCount,
    pays: (price: string) => `pays ${price}`,
    toOne: (profit: string) => `${profit} to 1`,
    onIt: (points: string) => `${pointCount(points)} on it`,
    limits: (least: string, most: string) => `${least} to ${pointCount(most)}`,
    returns: (percent: string) => `return ${percent}%`,
    none: 'Place a chip first',
  },
  faults: {
    'below-min': (limit: string) => `The least here is ${pointCount(limit)}.`,
    'above-max': (limit: string) => `The most here is ${pointCount(limit)}.`,
    'above-total': (limit: string) => `The most of all bets together is ${pointCount(limit)}.`,
    'unknown-option': (_: string) => 'This bet is not offered.',
    balance: (limit: string) => `You can stake ${pointCount(limit)}.`,
  },
  round: {
    asking: 'Your bet is on its way…',
    askingAgain: 'No answer yet. The same round is asked for again: you can not be charged twice.',
    lost: 'The studio can not be reached. Your bet is placed once or not at all. Ask again to see which.',
    askAgain: 'Ask again',
    paying: 'Your win is on its way to your coins.',
    won: 'You won',
    returned: 'Returned',
    lostAll: 'No win this time',
    place: 'Place your bets',
    staked: (points: string) => `Staked ${points}`,
  },
  refusals,
  fairness: {
    button: 'Fairness',
    title: 'Provably fair',
    intro:
      'The studio drew its seed before your bet and shows the seed’s hash now, so it can not choose another. Your own seed is mixed in, so it could not know the result either.',
    next: 'Next round',
    last: 'Last round',
    roundId: 'Round',
    commitment: 'Hash of the studio’s seed (SHA-256)',
    yourSeed: 'Your seed',
    yourSeedHint: '8 to 64 letters, digits, - or _',
    newSeed: 'New seed',
    serverSeed: 'The studio’s seed',
    formula: 'The result is read from HMAC-SHA256(studio’s seed, round:your seed:0), then :1 and so on.',
    verify: 'Verify',
    none: 'Play a round to see its seeds here.',
  },
  history: {
    last: 'Last results',
    none: 'Your rounds will appear here.',
    over: (count: number) => (count === 1 ? 'Your last round' : `Your last ${count} rounds`),
    hot: 'Hot',
    cold: 'Cold',
    times: (count: number) => `${count}×`,
    independent: 'Every round is drawn afresh: it does not depend on earlier ones.',
    show: 'Statistics',
  },
  colours: { red: 'Red', black: 'Black', green: 'Green' } satisfies Record<Colour, string>,
  suits: { SS: 'Spades', HH: 'Hearts', CC: 'Clubs', DD: 'Diamonds' } satisfies Record<Suit, string>,
  halves: { odd: 'Odd', even: 'Even', low: 'Low', high: 'High', red: 'Red', black: 'Black' },
  lobby: {
    title: 'Maidan Studio',
    intro: 'Quick games against the house. One press, one round, and you can check every one.',
    play: (name: string) => `Play ${name}`,
    ludo: 'Ludo Quick',
    ludoLine: '24 turns, two players',
  },
};

export type StudioTexts = typeof en;
