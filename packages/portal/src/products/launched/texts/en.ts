/** 'No game found' is from document 2, section 8. */
export const en = {
  games: {
    lobby: { name: 'Royal Gaming', line: 'Every game of the studio behind one door' },
    roulette: { name: 'Roulette', line: 'Single zero, all bets' },
    'dus-ka-dum': { name: 'Dus Ka Dum', line: 'One card, ten numbers' },
    'andar-bahar': { name: 'Andar Bahar', line: 'Dealt as you press' },
    ludo: { name: 'Ludo Quick', line: 'Race an opponent home' },
    aviator: { name: 'Aviator', line: 'Cash out before it flies away' },
  },
  allGames: 'All games',
  retry: 'Try again',
  list: {
    none: 'No game is offered at the moment',
    failed: 'The games could not be loaded',
    off: 'Switched off by the house',
  },
  notOffered: 'These games are not offered here',
  noGame: 'No game found',
  noGameBody: 'The address may be old or mistyped.',
  opening: (game: string) => `Opening ${game}…`,
  slow: 'The game is taking long to open. Your connection may be slow.',
  failed: {
    title: 'This game is not available now',
    advice: 'Your coins are safe with the house. Try again, or choose another game.',
    badAddress: 'The house gave an address that can not be shown here.',
    noReason: 'The game stopped without a reason.',
  },
};

export type LaunchedTexts = typeof en;
