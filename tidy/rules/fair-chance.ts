import type { Finding } from '../finding.ts';
import type { Source } from '../source.ts';

/** Predictable generators, each with the files that may use it because nothing there decides money. */
const predictable: Readonly<Record<string, ReadonlySet<string>>> = {
  seededRandom: new Set([
    'packages/betting/src/chance/random.ts',
    // Names and strengths of players, which are public.
    'packages/feeds/src/simulated/season/plan-match.ts',
    'packages/portal/src/app/free-games/use-game.ts',
    // Where the cards of a table lie, from deals that nobody bets on.
    'packages/portal/src/products/tables/table/results/place-listed.ts',
  ]),
  quickRandom: new Set([
    'packages/feeds/src/pricing/quick-random.ts',
    // Prices from many simulated runs of a match, and sizes on the exchange.
    'packages/feeds/src/cricket/pricing/cricket-chances.ts',
    'packages/feeds/src/pricing/quote-winner.ts',
  ]),
  rolloutRandom: new Set([
    'packages/studio/src/games/ludo/rules/rollout-random.ts',
    // Simulated games of the house player. Real dice are drawn from the committed seeds.
    'packages/studio/src/games/ludo/rules/house/playouts.ts',
    'packages/studio/src/games/ludo/rules/house/house-move.ts',
  ]),
};

/** Whatever decides money must be drawn from a keyed generator. */
export function fairChance(sources: Source[]): Finding[] {
  return sources
    .filter((source) => source.isCode && !source.isTest && source.path.startsWith('packages/'))
    .flatMap((source) =>
      Object.entries(predictable).flatMap(([name, users]) => {
        if (users.has(source.path) || !source.text.includes(name)) return [];
        const used = source.nodes().find((node) => node.type === 'Identifier' && node.name === name);
        if (used === undefined) return [];
        return [
          {
            file: source.path,
            line: source.lineAt(used.start),
            fault: `uses ${name}, whose draws can be predicted`,
            cure: 'draw what decides money from keyedRandom; where nothing does, name the file in tidy/rules/fair-chance.ts',
          },
        ];
      }),
    );
}
