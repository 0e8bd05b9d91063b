/** Modules by folder; `'all'` is every module below it. A library is a folder too. */
type Modules = Readonly<Record<string, readonly string[] | 'all'>>;

interface SharedFile {
  readonly name: string;
  readonly modules: Modules;
}

/**
 * Each file costs a round trip on a slow line and time of every process that handles it, so modules that the
 * same screens need share one. The frames of matches and of games load `every-screen`, `react-dom`, `book` and
 * the files of drawings: nothing in these may import the portal's entry.
 */
export const sharedFiles: readonly SharedFile[] = [
  {
    // Every page and frame.
    name: 'every-screen',
    modules: {
      'node_modules/react': 'all',
      'node_modules/react-router': 'all',
      vite: ['preload-helper'],
      'contract/src/studio': ['game-ids'],
      'portal/src/store': 'all',
      'portal/src/brand': ['brand', 'brand-word'],
      'portal/src/ui': ['classes', 'use-media', 'button-look', 'button', 'labels'],
      'portal/src/ui/form': ['field-frame', 'text-field', 'select'],
      'portal/src/i18n': ['texts', 'languages', 'chosen-language', 'page-language'],
      'portal/src/i18n/letters': ['hindi-letters'],
      'portal/src/api': ['local-store', 'time-limit', 'report-fault'],
      'portal/src/format': ['dates', 'now'],
    },
  },
  { name: 'react-dom', modules: { 'node_modules/react-dom': 'all', 'node_modules/scheduler': 'all' } },
  {
    // Every page, signed in or not.
    name: 'calls',
    modules: {
      'contract/src': ['methods', 'envelope-codes'],
      'portal/src/api': [
        'call',
        'device-token',
        'domain-settings',
        'envelope-wire',
        'session',
        'session-wire',
      ],
      'portal/src/i18n': ['language-select'],
      'portal/src/ui/toasts': ['toast', 'toast-list', 'dismiss-button'],
    },
  },
  {
    // Every signed-in page.
    name: 'signed-in',
    modules: {
      'node_modules/engine.io-client': 'all',
      'node_modules/engine.io-parser': 'all',
      'node_modules/socket.io-client': 'all',
      'node_modules/socket.io-parser': 'all',
      'node_modules/@socket.io/component-emitter': 'all',
      'node_modules/@tanstack/react-query': 'all',
      'node_modules/@tanstack/query-core': 'all',
      'portal/src/app': ['main-area'],
      'portal/src/app/log-out': ['log-out-question'],
      'portal/src/app/shell': [
        'balance-bar',
        'coming-page',
        'header',
        'left-pane',
        'right-pane',
        'shell',
        'use-blocked-inspection',
        'use-new-page',
      ],
      'portal/src/api': ['query-client'],
      'portal/src/format': ['coins', 'isolated', 'latin-digits', 'times-hundred'],
      'portal/src/live': [
        'account-events-wire',
        'connection',
        'live-socket',
        'settled-rounds',
        'wallet-store',
      ],
      'portal/src/live/account': ['live-account', 'polls'],
      'portal/src/sports/matches': ['clear-match-list', 'live-match-list', 'match-list-events-wire'],
      'portal/src/ui': ['icon-button', 'page-overlay', 'skeleton', 'use-is-desktop'],
      'portal/src/ui/dialogs': ['scroll-body'],
      'portal/src/ui/icons': 'all',
      'portal/src/ui/game-header': ['coming-header', 'game-header-look'],
      'portal/src/ui/panes': ['pane-state'],
    },
  },
  {
    // Nearly every signed-in page; a first visit waits for it behind the rules.
    name: 'screen-parts',
    modules: {
      'contract/src': ['events'],
      'portal/src/api': ['ask'],
      'portal/src/features/launched': ['known-games'],
      'portal/src/format': ['rates', 'sum-coins'],
      'portal/src/i18n': ['feature-texts', 'runner-name', 'table-title', 'word-for'],
      'portal/src/i18n/sports': ['sports-texts'],
      'portal/src/live': [
        'bet-notices',
        'freshness',
        'gather',
        'keep-rooms',
        'keyed-store',
        'poll-pictures',
        'use-freshness-watch',
        'use-keyed',
        'watch-room',
      ],
      'portal/src/sports/bets': ['show-price'],
      'portal/src/sports/matches': ['series-and-start'],
      'portal/src/sports/prices': ['exchange-wire'],
      'portal/src/ui': [
        'card',
        'empty-state',
        'failed-state',
        'latest-only',
        'line-lost',
        'use-night-colours',
      ],
      'portal/src/ui/figures': ['date-time'],
      'portal/src/ui/panes': ['side-pane'],
    },
  },
  {
    name: 'phone-shell',
    modules: {
      'portal/src/app/shell': ['bottom-bar', 'launchers', 'pull-to-refresh'],
    },
  },
  {
    name: 'bet-slip',
    modules: {
      'portal/src/betting': [
        'api',
        'bet-table',
        'chip-set',
        'leave-slip',
        'outcome-text',
        'outcome-words',
        'slip',
        'slip-context',
        'slip-countdown',
        'stake-chips',
        'use-confirms-bets',
      ],
      'portal/src/betting/limits': ['show-limits', 'stake-fault'],
      'portal/src/betting/wallet': ['use-available-coins'],
      'portal/src/i18n/betting': ['betting-texts'],
      'portal/src/ui': ['badge'],
      'portal/src/ui/figures': ['amount', 'countdown', 'figure', 'ring'],
      'portal/src/ui/form': ['clean-number', 'number-field', 'typed-sign'],
      'portal/src/ui/tables': ['table', 'table-row'],
    },
  },
  {
    // Rows of matches and bets on the dashboard, the list of matches and the left pane.
    name: 'live-rows',
    modules: {
      'portal/src/features/dashboard': ['section-head'],
      'portal/src/i18n': ['use-brand-word'],
      'portal/src/i18n/home': ['home-texts'],
      'portal/src/sports/matches': [
        'match-list',
        'match-row',
        'offer-marks',
        'price-box',
        'row-link',
        'row-prices',
        'row-sides',
        'row-state',
        'row-tapped-price',
        'start-text',
        'team-lines',
      ],
      'portal/src/sports/open-bets': ['bets-pane', 'open-bets', 'open-bets-list'],
      'portal/src/sports/prices': ['best-prices'],
    },
  },
  {
    name: 'dashboard',
    modules: {
      'portal/src/app/live-now': ['dashboard-screen'],
      'portal/src/features/dashboard': ['dashboard-tile', 'layouts', 'page', 'tile-pictures', 'tiles'],
      'portal/src/features/dashboard/art': 'all',
    },
  },
  {
    // A first visit waits for these behind the rules.
    name: 'dashboard-live',
    modules: {
      'portal/src/app/live-now': [
        'flight-card',
        'live-card',
        'live-now',
        'matka-card',
        'table-cards',
        'use-flight',
      ],
      'portal/src/features/dashboard/live': 'all',
    },
  },
  {
    name: 'game-screens',
    modules: { 'portal/src/app': ['whole-page'], 'portal/src/app/screens': ['game-screens'] },
  },
  {
    // What the dashboard's cards share with Aviator, the list of tables and matka.
    name: 'live-cards',
    modules: {
      'portal/src/features/aviator/flight': ['flight', 'flight-wire'],
      'portal/src/features/casino': ['listed-cards'],
      'portal/src/features/casino/live': 'all',
      'portal/src/features/matka': ['api'],
      'portal/src/features/matka/live': 'all',
      'portal/src/features/matka/market': ['market-links', 'market-phase'],
      'portal/src/ui/figures': ['seconds-ring'],
    },
  },
  { name: 'settled', modules: { 'portal/src/betting/settled': 'all' } },
  {
    // Games in frames load this one.
    name: 'book',
    modules: {
      'betting/src': ['bet', 'coins'],
      'betting/src/prices': ['odds'],
      'betting/src/shapes': ['exclusive-book', 'line-book', 'line-legs'],
      'games/src': ['registry'],
      'games/src/aviator': ['curve'],
      'games/src/faces': ['night-attribute', 'table-theme'],
    },
  },
  {
    name: 'account-parts',
    modules: {
      'portal/src/features/profile': ['api', 'rate-difference'],
      'portal/src/format': ['day-range', 'figure-letters'],
      'portal/src/i18n/account': ['account-texts'],
      'portal/src/i18n/launched': ['launched-texts', 'use-game-title'],
      'portal/src/ui/form': ['segmented', 'switch'],
    },
  },
  {
    name: 'game-parts',
    modules: {
      'portal/src/api': ['sound-choices'],
      'portal/src/betting/wallet': ['phone-wallet'],
      'portal/src/ui': ['use-is-wide'],
      'portal/src/ui/game-header': ['game-title', 'round-line'],
    },
  },
  {
    name: 'table-kit',
    modules: {
      'betting/src': ['random'],
      'games/src/kit': [
        'card-options',
        'cards',
        'deal-hands',
        'decks',
        'hands',
        'priced-option',
        'round-steps',
      ],
      'games/src/tables/teenpatti-twenty': ['deal'],
      'games/src/tables/thirty-two-cards': ['deal', 'options', 'players', 'totals'],
    },
  },
  {
    name: 'symbol-sheet',
    modules: {
      'games/src/faces': ['symbol-sheet'],
      'games/src/faces/cards': 'all',
      'games/src/faces/emblems': ['emblem-art'],
    },
  },
  {
    // Games in frames load this one.
    name: 'table-look',
    modules: {
      'games/src/faces/chips': ['chip-disc'],
      'games/src/faces/emblems': ['emblem'],
      'games/src/faces/sound': ['sounds', 'stroke'],
    },
  },
  {
    name: 'result-parts',
    modules: {
      'betting/src/shapes': ['book-figures', 'extreme', 'line', 'market-shape', 'option-words'],
      'games/src/faces': ['place-title'],
      'games/src/faces/result': 'all',
      'games/src/faces/scene': ['lay-boxes'],
    },
  },
  {
    // Results and names of tables, in the account's lists too.
    name: 'table-parts',
    modules: {
      'portal/src/features/table/bets': ['profit-label'],
      'portal/src/features/table/results': ['say-result'],
      'portal/src/i18n/casino': ['casino-texts', 'say-option', 'use-option-name'],
      'portal/src/i18n/table': ['table-texts'],
    },
  },
  {
    name: 'table-screen',
    modules: {
      'portal/src/app': ['home-link', 'not-found-page', 'not-yet-page', 'notice-page', 'table-screen'],
      'portal/src/features/table': ['api'],
      'portal/src/features/table/bets': ['bet-profit', 'mode-of', 'positions'],
      'portal/src/features/table/results': ['place-listed'],
      'portal/src/features/table/slip': ['table-bet'],
    },
  },
];

const escaped = (text: string) => text.replaceAll(/[.+]/g, '\\$&');

const inFolder = ([folder, names]: [string, Modules[string]]) =>
  `${escaped(folder)}${names === 'all' ? '/' : `/(${names.join('|')})\\.`}`;

/** Dictionaries that the same screens need, as one file for each language. */
export const sharedDictionaries: Readonly<Record<string, readonly string[]>> = {
  'table-texts': ['casino', 'table', 'results'],
  'account-texts': ['account', 'launched'],
  'sports-texts': ['home', 'sports', 'betting'],
};

const dictionary = (folders: readonly string[]) =>
  new RegExp(`portal/src/i18n/(${folders.join('|')})/(\\w\\w)\\.ts$`);

/** The paths of these modules. The bundler's own begin with a zero byte. */
export const moduleTest = (modules: Modules) =>
  new RegExp(`(^|/|\0)(${Object.entries(modules).map(inFolder).join('|')})`);

/** As the bundler takes them. */
export const sharedFileGroups = [
  ...sharedFiles.map(({ name, modules }) => ({ name, test: moduleTest(modules) })),
  ...Object.entries(sharedDictionaries).map(([name, folders]) => ({
    debugName: name,
    name: (id: string) => `${name}-${dictionary(folders).exec(id)?.[2]}`,
    test: dictionary(folders),
  })),
];
