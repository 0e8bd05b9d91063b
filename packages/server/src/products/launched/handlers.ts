import { type FlagName, launchedGameIds } from '@maidan/contract';
import { hostNamed } from '../../brands/brands.ts';
import { fine, type HandlersFor, refuse, refuseBody, type SignedInCaller } from '../../http/answer.ts';
import type { LaunchedGame } from './game-store.ts';
import type { WalletParts } from './refuse.ts';
import { launchGame } from './sessions/launch-game.ts';

export type LaunchedCalls = 'user/casinoLoginUrl' | 'casino/launchedGames';

/** A game is offered where the brand has one of these flags; our own table is offered everywhere. */
const flagsOf: Readonly<Record<string, readonly FlagName[]>> = { aviator: ['aviator'] };
const virtualFlags: readonly FlagName[] = ['virtualGame', 'internationalCasino'];
const usualFlags: readonly FlagName[] = ['internationalCasino'];
/** Further ids of the specification's launchers: it does not say what they open, and the lobby leads to every game. */
const otherIds: Readonly<Record<string, string>> = { '201153': launchedGameIds.lobby };
/** What specification document 2 section 7 calls the provider of our own table. */
const tableProvider = 'diamond';
const tableKind = 'teen';
/** The specification has no flag for it: a brand that shows its tile offers it. */
const ludoKind = 'ludo';

interface GamesOffered {
  readGames(): Promise<readonly LaunchedGame[]>;
  isVirtual(kind: string): boolean;
}

function isOffered(
  { isVirtual }: Pick<GamesOffered, 'isVirtual'>,
  { kind }: LaunchedGame,
  { brand }: SignedInCaller,
): boolean {
  if (kind === tableKind || (kind === ludoKind && brand.dashboard.tiles.includes('ludo'))) return true;
  return (isVirtual(kind) ? virtualFlags : (flagsOf[kind] ?? usualFlags)).some((flag) => brand.flags[flag]);
}

/**
 * An address without a scheme must be the brand's own: its host, or that without the first label, as some clients send it.
 */
function leadsHome(redirectUrl: string, { brand }: SignedInCaller): boolean {
  if (redirectUrl.includes('://')) return true;
  const host = hostNamed(redirectUrl);
  return brand.hosts.some((own) => own === host || own.slice(own.indexOf('.') + 1) === host);
}

const isOf = ({ kind, provider }: LaunchedGame, named: string): boolean =>
  kind === tableKind ? named === tableProvider : named === '' || named === provider;

export const launchedHandlers = (parts: WalletParts & GamesOffered): HandlersFor<LaunchedCalls> => ({
  'user/casinoLoginUrl': async ({ gameId, providerName, redirectUrl }, caller) => {
    if (redirectUrl !== undefined && !leadsHome(redirectUrl, caller))
      return refuseBody('redirectUrl: expected a web address, or a host of the brand');
    const game = (await parts.findGame(gameId)) ?? (await parts.findGame(otherIds[gameId] ?? ''));
    if (game === undefined || !isOf(game, providerName)) return refuse('game-unknown');
    if (!isOffered(parts, game, caller)) return refuse('not-offered-here');
    if (!game.is_on) return refuse('game-off', { figures: { game: game.name } });
    const { accountId: client, token: portalSession } = caller.session;
    const url = await launchGame(parts, { client, portalSession }, game);
    return fine({ url: url.startsWith('/') ? `${caller.publicAddress}${url}` : url });
  },
  'casino/launchedGames': async (_request, caller) => {
    const games = await parts.readGames();
    const launched = games.filter(({ kind }) => kind !== tableKind);
    const offered = launched.filter((game) => isOffered(parts, game, caller));
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
