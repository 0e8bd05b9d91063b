/**
 * Modules by folder; `'all'` is every module below it, and a star stands for any folder. A library is a folder too.
 */
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
      'contract/src/wallet': ['launched-game-ids'],
      'client/src': ['page', 'store'],
      'ui/src/hooks': ['use-media', 'use-store'],
      'ui/src': ['button', 'classes', 'labels', 'lazy-part', 'page-language'],
      'portal/src/brand': ['brand'],
      'portal/src/texts': ['languages', 'page-language', 'texts', 'use-brand-word'],
      'ui/src/form': ['fields'],
      'portal/src/texts/letters': ['hindi-letters'],
      'portal/src/house': ['local-store'],
      'ui/src/format': ['dates', 'now'],
    },
  },
  {
    name: 'react-dom',
    modules: {
      'node_modules/react-dom': 'all',
      'node_modules/scheduler': 'all',
    },
  },
  {
    // Every page, signed in or not.
    name: 'calls',
    modules: {
      'contract/src': ['envelope-codes', 'methods'],
      'portal/src/house': ['call', 'domain-settings', 'session', 'session-wire'],
      'client/src': ['client', 'reply-wire'],
      'portal/src': ['paths', 'products'],
      'portal/src/products/sports': ['paths', 'product'],
      'portal/src/products/tables': ['paths', 'product'],
      'portal/src/products/aviator': ['paths', 'product'],
      'portal/src/products/matka': ['paths', 'product'],
      'portal/src/products/launched': ['paths', 'product'],
      'portal/src/texts': ['language-select'],
      'ui/src': ['toast'],
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
      'portal/src': ['product-parts'],
      'portal/src/app': ['main-area', 'screen-frame'],
      'portal/src/products/sports': ['parts'],
      'portal/src/products/tables': ['parts', 'sound-choice'],
      'portal/src/products/aviator': ['parts'],
      'portal/src/products/aviator/sound': ['sound-choice'],
      'portal/src/products/matka': ['parts'],
      'portal/src/products/launched': ['known-games', 'parts'],
      'portal/src/app/log-out': ['log-out-question'],
      'portal/src/app/shell': ['coming-page', 'header', 'left-pane', 'right-pane', 'shell'],
      'portal/src/house': ['live-socket', 'query-client', 'wallet-store'],
      'ui/src/format': ['coins', 'isolated'],
      'ui/src/form': ['clean-number'],
      'client/src': ['account-events-wire', 'sockets'],
      'portal/src/house/account': ['live-account', 'polls'],
      'portal/src/products/sports/matches': ['live-match-list'],
      'ui/src': ['game-header', 'page-states', 'shell-places'],
      'ui/src/dialogs': ['dialog-parts'],
      'ui/src/icons': 'all',
    },
  },
  {
    // Nearly every signed-in page; a first visit waits for it behind the rules.
    name: 'screen-parts',
    modules: {
      'contract/src': ['events'],
      'ui/src/format': ['rates'],
      'portal/src/texts': ['feature-texts', 'runner-name', 'table-title'],
      'portal/src/products/sports/texts': ['sports-texts'],
      'client/src': ['freshness', 'pictures', 'rooms'],
      'ui/src/hooks': ['use-freshness-watch'],
      'ui/src': ['card'],
      'ui/src/figures': ['figure'],
      'portal/src/products/sports/bets': ['show-price'],
      'portal/src/products/sports': ['series-and-start'],
      'portal/src/products/sports/prices': ['exchange-wire'],
      'portal/src/brand': ['use-night-colours'],
    },
  },
  {
    name: 'phone-shell',
    modules: {
      'portal/src/app/shell': ['bottom-bar', 'pull-to-refresh'],
    },
  },
  {
    name: 'bet-slip',
    modules: {
      'portal/src/betting': [
        'api',
        'bet-table',
        'outcome-text',
        'slip',
        'slip-context',
        'stake-chips',
        'stake-limits',
        'wallet',
      ],
      'portal/src/betting/texts': ['betting-texts'],
      'ui/src': ['badge'],
      'ui/src/figures': ['countdown'],
      'ui/src/form': ['number-field'],
      'ui/src/tables': ['table', 'table-row'],
    },
  },
  {
    // Rows of matches and bets on the dashboard, the list of matches and the left pane.
    name: 'live-rows',
    modules: {
      'portal/src/app/home/texts': ['home-texts'],
      'portal/src/products/sports/matches': [
        'match-list',
        'match-row',
        'row-link',
        'row-prices',
        'team-lines',
      ],
      'portal/src/account/open-bets': ['api', 'bets-pane', 'open-bets-list'],
      'portal/src/betting/live': ['section-head'],
      'portal/src/products/sports/prices': ['best-prices'],
    },
  },
  {
    name: 'dashboard',
    modules: {
      'portal/src/app/home': ['dashboard-tile', 'dashboards', 'page', 'tiles'],
      'portal/src/products/sports': ['dashboard'],
      'portal/src/products/sports/tile-art': 'all',
      'portal/src/products/tables': ['dashboard'],
      'portal/src/products/tables/tile-art': 'all',
      'portal/src/products/aviator': ['dashboard'],
      'portal/src/products/aviator/tile-art': 'all',
      'portal/src/products/matka': ['dashboard'],
      'portal/src/products/matka/tile-art': 'all',
      'portal/src/products/launched': ['dashboard'],
      'portal/src/products/launched/tile-art': 'all',
    },
  },
  {
    // A first visit waits for these behind the rules.
    name: 'dashboard-live',
    modules: {
      'portal/src/app/home': ['live-now'],
      'portal/src/betting/live': ['live-card'],
      'portal/src/products/sports/dashboard': ['in-play', 'match-hero'],
      'portal/src/products/aviator/flight': ['flight-card', 'use-flight'],
      'portal/src/products/matka/live': ['matka-card'],
      'portal/src/products/tables/list/live': ['table-cards'],
    },
  },
  {
    name: 'game-screens',
    modules: {
      'portal/src/app': ['whole-page'],
      'portal/src/products/tables': ['screens'],
      'portal/src/products/aviator': ['screens'],
      'portal/src/products/matka': ['screens'],
      'portal/src/products/launched': ['screens'],
    },
  },
  {
    name: 'product-bets',
    modules: {
      'portal/src/products/sports': ['bets'],
      'portal/src/products/tables': ['bets'],
      'portal/src/products/aviator': ['bets'],
      'portal/src/products/matka': ['bets'],
      'portal/src/products/launched': ['bets'],
    },
  },
  {
    // What the dashboard's cards share with Aviator, the list of tables and matka.
    name: 'live-cards',
    modules: {
      'portal/src/products/aviator/flight': ['flight', 'flight-wire'],
      'portal/src/products/tables/list/live': ['tables-wire', 'use-tables'],
      'portal/src/products/matka': ['api'],
      'portal/src/products/matka/live': ['market', 'matka-wire', 'server-clock', 'use-live-matkas'],
    },
  },
  {
    name: 'settled',
    modules: {
      'portal/src/betting/settled': 'all',
    },
  },
  {
    // Games in frames load this one.
    name: 'book',
    modules: {
      'betting/src': ['bet', 'coins'],
      'betting/src/prices': ['odds'],
      'betting/src/shapes': ['exclusive-shape', 'line-book'],
      'games/src': ['night-attribute', 'registry', 'table-theme'],
      'games/src/tables': ['entries'],
      'games/src/tables/*': ['entry'],
      'games/src/aviator': ['curve'],
    },
  },
  {
    name: 'account-parts',
    modules: {
      'portal/src/account/profile': ['api', 'rate-difference'],
      'ui/src/format': ['day-range'],
      'portal/src/account/texts': ['account-texts'],
      'portal/src/products/launched/texts': ['launched-texts', 'use-game-title'],
      'ui/src/form': ['segmented', 'switch'],
    },
  },
  {
    name: 'game-parts',
    modules: {
      'portal/src/betting/choices': ['sound-choice'],
    },
  },
  {
    name: 'table-kit',
    modules: {
      'betting/src/chance': ['random'],
      'games/src': ['dealt-games'],
      'games/src/kit': [
        'card-options',
        'cards',
        'decks',
        'hand-levels',
        'hands',
        'priced-option',
        'round-steps',
        'table-rows-wire',
      ],
      'games/src/tables': ['games'],
      'games/src/tables/*': ['game', 'options', 'quote'],
    },
  },
  {
    // The words of every table, in languages other than English.
    name: 'table-words',
    modules: {
      'games/src/tables/*': ['texts'],
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
      'games/src/faces/sound': ['sounds'],
    },
  },
  {
    name: 'result-parts',
    modules: {
      'betting/src/shapes': ['line', 'market-shape', 'option-words'],
    },
  },
  {
    name: 'table-faces',
    modules: {
      'games/src/faces': ['board-rows', 'dealt-faces', 'drawing', 'place-title'],
      'games/src/faces/result': 'all',
      'games/src/faces/scene': ['lay-boxes'],
      'games/src/results': ['played-hands', 'read-result', 'result-layout'],
      'games/src/tables': ['faces'],
      'games/src/tables/*': ['face'],
    },
  },
  {
    // Results and names of tables, in the account's lists too.
    name: 'table-parts',
    modules: {
      'portal/src/products/tables/table/bets': ['bet-columns'],
      'portal/src/products/tables/table/results': ['say-result'],
      'portal/src/products/tables/option-texts': [
        'casino-loads',
        'casino-texts',
        'say-option',
        'use-option-name',
      ],
      'portal/src/products/tables/texts': ['table-loads', 'table-texts'],
    },
  },
  {
    name: 'table-screen',
    modules: {
      'portal/src/app': ['game-screen', 'notice-page'],
      'portal/src/products/tables/table': ['api'],
      'portal/src/products/tables/table/bets': ['positions'],
      'portal/src/products/tables/table/results': ['place-listed'],
      'portal/src/products/tables/table/slip': ['table-bet'],
    },
  },
];

const escaped = (text: string) => text.replaceAll(/[.+]/g, '\\$&').replaceAll('*', '[\\w-]+');

const inFolder = ([folder, names]: [string, Modules[string]]) =>
  `${escaped(folder)}${names === 'all' ? '/' : `/(${names.join('|')})\\.`}`;

/** Dictionaries that the same screens need, as one file for each language. */
export const sharedDictionaries: Readonly<Record<string, readonly string[]>> = {
  'table-texts': ['products/tables/option-texts', 'products/tables/texts', 'betting/result-texts'],
  'account-texts': ['account/texts', 'products/launched/texts'],
  'sports-texts': ['app/home/texts', 'products/sports/texts', 'betting/texts'],
};

const dictionary = (folders: readonly string[]) =>
  new RegExp(`portal/src/(${folders.join('|')})/(\\w\\w)\\.ts$`);

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
