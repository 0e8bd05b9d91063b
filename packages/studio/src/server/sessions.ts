import { createHash } from 'node:crypto';
import type { Clock } from '@maidan/betting';
import type { Queries } from '@maidan/process/db/db.ts';
import { type StudioGame, studioGame } from '../wire/instant.ts';
import { gameOfId } from './offered-games.ts';
import { deleteSession, findSession, insertSession } from './sessions-store.ts';
import { authenticated, balanceRead, type WalletClient } from './wallet-client.ts';

/** Whether players are still signed in at the house of their wallet. */
interface LiveSessions {
  /** Also true while the wallet does not answer, so that a game under way is not lost. */
  isLive(walletSession: string): Promise<boolean>;
  /** Called when the wallet has just created the session. */
  opened(walletSession: string): void;
}

/** How long an answer of the wallet is trusted. After half of it the wallet is asked again, so that no player has to wait. */
const trustMs = 20_000;
const keptMost = 10_000;

/**
 * After a sign-out, another sign-in or a new password, a page opened before must not play on for the player: whoever has it
 * could deliberately lose games to an account of their own.
 */
function createLiveSessions({
  client,
  clock,
}: {
  readonly client: WalletClient;
  readonly clock: Clock;
}): LiveSessions {
  const seenAt = new Map<string, number>();
  const asking = new Map<string, Promise<boolean>>();

  function keep(walletSession: string, ageMs: number): void {
    seenAt.delete(walletSession);
    seenAt.set(walletSession, clock.elapsed() - ageMs);
    const [oldest] = seenAt.keys();
    if (seenAt.size > keptMost && oldest !== undefined) seenAt.delete(oldest);
  }

  async function ask(walletSession: string): Promise<boolean> {
    const answer = await client.ask('balance', { session: walletSession }, balanceRead);
    const isEnded = answer.status === 'refused' && answer.reason === 'session-ended';
    if (isEnded) seenAt.delete(walletSession);
    // Without an answer the next call asks again, but does not wait.
    else keep(walletSession, answer.status === 'ok' ? 0 : trustMs / 2);
    return !isEnded;
  }

  function askOnce(walletSession: string): Promise<boolean> {
    const underWay = asking.get(walletSession);
    if (underWay !== undefined) return underWay;
    const answer = ask(walletSession).finally(() => asking.delete(walletSession));
    asking.set(walletSession, answer);
    return answer;
  }

  return {
    opened: (walletSession) => keep(walletSession, 0),
    async isLive(walletSession) {
      const ageMs = clock.elapsed() - (seenAt.get(walletSession) ?? Number.NEGATIVE_INFINITY);
      if (ageMs < trustMs / 2) return true;
      const answer = askOnce(walletSession);
      return ageMs < trustMs ? true : answer;
    },
  };
}

/** An opened page and its player. */
export interface StudioSession {
  /** The bearer token of the page. */
  readonly studioSession: string;
  readonly player: string;
  readonly playerName: string;
  readonly game: StudioGame;
  readonly walletSession: string;
  readonly pricePerPoint: number;
  /** Plays with demo coins. */
  readonly isDemo: boolean;
  /** Who pays the player's wins; '' where the wallet has only one house. */
  readonly house: string;
}

export type Opened =
  | { readonly status: 'ok'; readonly session: StudioSession; readonly balance: string }
  | {
      readonly status: 'refused';
      readonly reason: 'session-ended' | 'no-answer' | 'game-off';
      readonly message: string;
    };

export interface StudioSessions {
  /** Exchanges a launch token, which can be used once. */
  open(launchToken: string): Promise<Opened>;
  /** Also undefined once the player has signed out at the wallet. */
  find(token: string): Promise<StudioSession | undefined>;
}

/** As long as the wallet's own sessions. */
const longestMs = 12 * 60 * 60_000;
const tokenBytes = 32;
const tokenShape = /^[\w-]{40,50}$/;

const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest();

export function createStudioSessions(parts: {
  readonly db: Queries;
  readonly clock: Clock;
  readonly client: WalletClient;
  readonly randomBytes: (length: number) => Uint8Array;
}): StudioSessions {
  const { db, clock, client, randomBytes } = parts;
  const live = createLiveSessions(parts);
  return {
    async open(launchToken) {
      const answer = await client.ask('authenticate', { token: launchToken }, authenticated);
      if (answer.status === 'unknown') {
        return {
          status: 'refused',
          reason: 'no-answer',
          message: 'The wallet does not answer; open the game again',
        };
      }
      if (answer.status === 'refused')
        return { status: 'refused', reason: 'session-ended', message: answer.message };
      const game = gameOfId(answer.gameId);
      if (game === undefined)
        return { status: 'refused', reason: 'game-off', message: 'There is no such game here' };
      const session: StudioSession = {
        studioSession: Buffer.from(randomBytes(tokenBytes)).toString('base64url'),
        player: answer.player,
        playerName: answer.name,
        game,
        walletSession: answer.session,
        pricePerPoint: answer.pricePerPoint,
        isDemo: answer.isDemo,
        house: answer.house,
      };
      await insertSession(
        db,
        hashOf(session.studioSession),
        toRow(session),
        clock.now(),
        clock.now() + longestMs,
      );
      live.opened(session.walletSession);
      return { status: 'ok', session, balance: answer.balance };
    },
    async find(token) {
      if (!tokenShape.test(token)) return undefined;
      const row = await findSession(db, hashOf(token), clock.now());
      if (row === undefined) return undefined;
      if (!(await live.isLive(row.wallet_session))) {
        await deleteSession(db, hashOf(token));
        return undefined;
      }
      return {
        studioSession: token,
        player: row.player,
        playerName: row.player_name,
        game: studioGame.parse(row.game),
        walletSession: row.wallet_session,
        pricePerPoint: Number(row.price_per_point),
        isDemo: row.is_demo,
        house: row.house,
      };
    },
  };
}

const toRow = (session: StudioSession) => ({
  player: session.player,
  player_name: session.playerName,
  game: session.game,
  wallet_session: session.walletSession,
  price_per_point: String(session.pricePerPoint),
  is_demo: session.isDemo,
  house: session.house,
});
