import { type FlagName, instantGame } from '@maidan/contract';
import { fine, type HandlersFor, refuse, type SignedInCaller } from '../http/answer.ts';
import type { LaunchedGame } from './games/game-store.ts';
import { launchGame } from './sessions/launch-game.ts';
import type { WalletParts } from './wallet-parts.ts';

export type LaunchedCalls = 'user/casinoLoginUrl' | 'casino/launchedGames';

/** A game is offered where the brand has one of these flags; our own table is offered everywhere. */
const flagsOf: Readonly<Record<string, readonly FlagName[]>> = {
  aviator: ['aviator'],
  ...Object.fromEntries(
    instantGame.options.map((game) => [game, ['virtualGame', 'internationalCasino'] as const]),
  ),
};
const usualFlags: readonly FlagName[] = ['internationalCasino'];
/** What specification document 2 section 7 calls the provider of our own table. */
const tableProvider = 'diamond';
const tableKind = 'teen';
/** The specification has no flag for it: a brand that shows its tile offers it. */
const ludoKind = 'ludo';

function isOffered({ kind }: LaunchedGame, { brand }: SignedInCaller): boolean {
  if (kind === tableKind || (kind === ludoKind && brand.dashboard.tiles.includes('ludo'))) return true;
  return (flagsOf[kind] ?? usualFlags).some((flag) => brand.flags[flag]);
}

const isOf = ({ kind, provider }: LaunchedGame, named: string): boolean =>
  kind === tableKind ? named === tableProvider : named === '' || named === provider;

export const launchedHandlers = (
  parts: WalletParts & { readonly readGames: () => Promise<readonly LaunchedGame[]> },
): HandlersFor<LaunchedCalls> => ({
  'user/casinoLoginUrl': async ({ gameId, providerName }, caller) => {
    const game = await parts.findGame(gameId);
    if (game === undefined || !isOf(game, providerName)) return refuse('game-unknown');
    if (!isOffered(game, caller)) return refuse('not-offered-here');
    if (!game.is_on) return refuse('game-off', { figures: { game: game.name } });
    const { accountId: client, token: portalSession } = caller.session;
    return fine({ url: await launchGame(parts, { client, portalSession }, game) });
  },
  'casino/launchedGames': async (_request, caller) => {
    const games = await parts.readGames();
    const launched = games.filter(({ kind }) => kind !== tableKind);
    const offered = launched.filter((game) => isOffered(game, caller));
    if (offered.length === 0 && launched.length > 0) return refuse('not-offered-here');
    return fine({
      games: offered.map(({ id, name, kind, is_on }) => ({
        gameId: id,
        name,
        kind,
        artwork: kind,
        isOn: is_on,
      })),
    });
  },
});
