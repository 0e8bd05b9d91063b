import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const house = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

const brandParts = [
  /<title>.*?<\/title>/s,
  /<link rel="icon"[^>]*>/,
  /<style nonce.*?<\/style>/s,
  /<script type="application\/json" id="brand">.*?<\/script>/s,
];

/** In development too, the server decides which brand a page has. */
const brandFromHouse: Plugin = {
  name: 'brand-from-house',
  apply: 'serve',
  async transformIndexHtml(html) {
    const page = await (await fetch(house, { headers: { accept: 'text/html' } })).text();
    const parts = brandParts.map((part) => part.exec(page)?.[0] ?? '').join('\n');
    return html
      .replace(/<html[^>]*>/, (own) => /<html[^>]*>/.exec(page)?.[0] ?? own)
      .replace('<!--brand-head-->', () => parts)
      .replace('<!--brand-data-->', '');
  },
};

/**
 * Setting a displayName, or calling forwardRef, counts as a side effect, so the router's unused form
 * components would be in the first load.
 */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (React\$1\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

const isOfEntry =
  /\/(jsx-runtime|react|preload-helper|client|every-screen|calls|envelope-codes|index)-[\w-]{8}\./;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), brandFromHouse, unusedRouterParts],
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Parts are loaded only after the entry and its imports: listing these again would only make every list
      // longer.
      resolveDependencies: (_, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => !isOfEntry.test(file)),
    },
    // The server's content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Every screen needs these: as separate chunks of a few hundred bytes they would compress worse.
          // The frames of a match load the first group too, so nothing in it may import modules from the
          // portal's entry.
          groups: [
            {
              name: 'every-screen',
              test: /portal\/src\/(store\/|brand\/brand(-word)?\.|ui\/(classes|use-media|button-look|button|labels|form\/(field-frame|text-field|select))\.|i18n\/(texts|languages|chosen-language|page-language)\.|api\/(local-store|time-limit|report-fault)\.|format\/(dates|now)\.)|contract\/src\/studio\/game-ids\.|react-router/,
            },
            {
              name: 'calls',
              test: /contract\/src\/(methods|envelope-codes)\.|portal\/src\/(api\/(call|device-token|domain-settings|envelope-wire|session|session-wire)|i18n\/language-select|ui\/toasts\/(toast|toast-list|dismiss-button))\./,
            },
            {
              name: 'signed-in',
              test: /portal\/src\/(app\/log-out\/log-out-question|ui\/(page-overlay|icon-button|skeleton|dialogs\/scroll-body|use-is-desktop|panes\/pane-state)|ui\/game-header\/(coming-header|game-header-look)|format\/(coins|times-hundred|isolated|latin-digits)|live\/(wallet-store|live-socket)|sports\/matches\/clear-match-list)|lucide-react\/dist\/esm\/(shared|createLucideIcon|Icon|context|defaultAttributes|icons\/(chevron-right|receipt-text|settings|spade|trophy|gamepad-2|key-round|circle-user|hourglass|book-open|list-checks|notebook-text|house|log-out|menu|lock-keyhole|ticket|plane-takeoff|dices)\.)/,
            },
            {
              name: 'bet-slip',
              test: /portal\/src\/(betting\/(api|use-confirms-bets|wallet\/use-available-coins|slip|slip-countdown|slip-context|leave-slip|outcome-words|stake-chips|chip-set|bet-table|outcome-text)\.|ui\/form\/(number-field|clean-number)|ui\/figures\/(countdown|amount|figure|ring)\.|ui\/(badge|tables\/(table|table-row))\.|i18n\/betting\/betting-texts)/,
            },
            {
              // Rows of matches and bets on the dashboard, the list of matches and the left pane; the match
              // page needs none of them.
              name: 'live-rows',
              test: /portal\/src\/(i18n\/(home\/home-texts|use-brand-word)|features\/dashboard\/section-head|sports\/(matches\/(match-list\.|match-row|price-box|row-|team-lines|offer-marks|start-text)|open-bets\/(bets-pane|open-bets)|prices\/best-prices))/,
            },
            {
              // Used by the dashboard's card of the market that shuts next, and by every page of a market.
              name: 'matka-markets',
              test: /portal\/src\/features\/matka\/(api|live\/|market\/market-(phase|links))/,
            },
            {
              // The dashboard's cards of the flight and the tables, and what Aviator and the list of tables share with them.
              name: 'live-cards',
              test: /portal\/src\/(features\/(aviator\/flight\/flight(-wire)?\.|casino\/(listed-cards|live\/))|ui\/figures\/seconds-ring)/,
            },
            { name: 'queries', test: /@tanstack\/(react-query|query-core)|portal\/src\/api\/query-client\./ },
            { name: 'settled', test: /portal\/src\/betting\/settled\// },
            {
              // Used by every screen but the sign-in. On a slow line each file costs a
              // round trip, so small modules that are used together share one. Modules of the games and of
              // betting are in groups without the portal's: games in frames load them.
              name: 'screen-parts',
              test: /contract\/src\/events\.|portal\/src\/(ui\/(card|failed-state|empty-state|line-lost|figures\/date-time|latest-only|panes\/side-pane)|i18n\/(feature-texts|sports\/sports-texts|runner-name|word-for)|api\/ask|format\/(rates|sum-coins)|live\/(bet-notices|gather|keep-rooms|freshness|poll-pictures|keyed-store|watch-room|use-freshness-watch|use-keyed)|sports\/(bets\/show-price|matches\/series-and-start|prices\/exchange-wire))\.|lucide-react\/dist\/esm\/icons\/(cloud-off|wifi-off|arrow-left|plus|minus)\./,
            },
            {
              name: 'book',
              test: /betting\/src\/(bet|coins|prices\/odds|shapes\/(line-legs|line-book|exclusive-book))\.|games\/src\/(registry|faces\/night-attribute|aviator\/curve)\./,
            },
            {
              name: 'account-parts',
              test: /portal\/src\/(ui\/form\/(segmented|switch)|features\/profile\/(api|rate-difference)|format\/(day-range|figure-letters)|i18n\/(account\/account-texts|launched\/(launched-texts|use-game-title)))\./,
            },
            {
              name: 'game-parts',
              test: /portal\/src\/(ui\/(use-is-wide|game-header\/(game-title|round-line))|betting\/wallet\/phone-wallet|api\/sound-choices)\./,
            },
            {
              name: 'table-kit',
              test: /betting\/src\/random\.|games\/src\/(kit\/(priced-option|card-options|round-steps|decks|deal-hands|hands|cards)|tables\/(thirty-two-cards\/(players|options|totals|deal)|teenpatti-twenty\/deal))\./,
            },
            { name: 'result-parts', test: /games\/src\/faces\/(result\/|scene\/lay-boxes|place-title)/ },
            {
              name: 'table-look',
              test: /games\/src\/faces\/(chips\/chip-disc|emblems\/emblem|sound\/(stroke|sounds))\./,
            },
            {
              name: 'table-parts',
              test: /portal\/src\/(features\/table\/(results\/say-result|bets\/profit-label)|i18n\/(casino\/(casino-texts|say-option|use-option-name)|table\/table-texts))\./,
            },
            {
              name: 'game-titles',
              test: /portal\/src\/(ui\/use-night-colours|i18n\/table-title|features\/launched\/known-games)\./,
            },
          ],
        },
      },
      // tv and score are the frames of the match page, play is the frame of a launched game.
      input: ['index.html', 'tv.html', 'score.html', 'play.html'].map((page) =>
        join(import.meta.dirname, page),
      ),
    },
  },
  server: {
    proxy: {
      '/api': house,
      '/cache': house,
      '/brands': house,
      '/tv': { target: house, bypass: () => '/tv.html' },
      '/play': { target: house, bypass: () => '/play.html' },
      '/studio': house,
      '/score': { target: house, bypass: () => '/score.html' },
      '/socket.io': { target: house, ws: true },
    },
  },
});
