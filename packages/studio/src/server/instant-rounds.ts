import { isDeepStrictEqual } from 'node:util';
import { type Clock, commitmentTo, keyBytes, keyToHex } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { findBetFault, oneBetEach, type VirtualGame } from '../rules/virtual-game.ts';
import { studioGameIds } from '../rules/virtual-games.ts';
import type { InstantGame, PlayRequest } from '../wire/instant.ts';
import { closed, createCloseRound, gameOf } from './close-round.ts';
import { type PlayRefusal, refusalOfFault } from './play-refusals.ts';
import { pointsText } from './points-text.ts';
import {
  findOffered,
  findRound,
  insertRound,
  type RoundRow,
  recentRounds,
  stakeRound,
  unfinishedRounds,
  withdrawOffer,
} from './rounds-store.ts';
import type { StudioSession } from './sessions.ts';
import type { StudioWallet } from './wallet.ts';

interface OfferParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: (length: number) => Uint8Array;
  /** The rules by which rounds are offered now. */
  readonly rulesOf: (game: InstantGame) => VirtualGame;
}

const idBytes = 12;

/** The player's next round: the same until it is played, so that nobody can pick a better one. */
async function offerRound(
  { db, clock, randomBytes, rulesOf }: OfferParts,
  player: string,
  game: InstantGame,
): Promise<RoundRow> {
  const { version } = rulesOf(game);
  const standing = await findOffered(db, player, game);
  if (standing?.version === version) return standing;
  if (standing !== undefined) await withdrawOffer(db, standing.id);
  const seed = randomBytes(keyBytes);
  const id = `${game}.${Buffer.from(randomBytes(idBytes)).toString('base64url')}`;
  const round = { id, game, version, player, seed: keyToHex(seed), commitment: commitmentTo(seed) };
  await insertRound(db, round, clock.now());
  const offered = await findOffered(db, player, game);
  if (offered === undefined) throw new Error(`no round was offered to ${player}`);
  return offered;
}

/** Rounds of one player each: offered with a commitment, staked, decided by both seeds, paid. */
export interface InstantRounds {
  offer(player: string, game: InstantGame): Promise<RoundRow>;
  /** The decided round or a refusal; always the same answer for the same content. */
  play(session: StudioSession, request: PlayRequest): Promise<RoundRow | PlayRefusal>;
  /** Undefined until it is decided: its seed is secret until then. */
  decided(id: string): Promise<RoundRow | undefined>;
  recent(player: string, game: InstantGame, most: number): Promise<RoundRow[]>;
  /** Finishes rounds that were left unfinished. */
  finishLeft(): Promise<void>;
}

const leftAtOnce = 100;
const betIdOf = (roundId: string): string => `${roundId}.bet`;

export function createInstantRounds(parts: OfferParts & { readonly wallet: StudioWallet }): InstantRounds {
  const { db, clock, wallet } = parts;
  const close = createCloseRound(parts);
  const underWay = new Map<string, Promise<RoundRow | PlayRefusal>>();

  async function begin(session: StudioSession, request: PlayRequest): Promise<RoundRow | PlayRefusal> {
    const { roundId, clientSeed } = request;
    const round = await findRound(db, roundId);
    if (round === undefined || !isOpenTo(session, round))
      return { refused: 'unknown-round', message: 'This round is not yours to play, or is over' };
    if (round.state !== 'offered') return again(round, request);
    const game = gameOf(round);
    const fault = findBetFault(game, request.bets);
    if (fault !== undefined) return refusalOfFault(game, fault);
    const bets = oneBetEach(request.bets);
    const staked = BigInt(bets.reduce((sum, { points }) => sum + points, 0)) * 100n;
    const row = await stakeRound(db, roundId, { clientSeed, bets, staked }, clock.now());
    if (row === undefined) return { refused: 'unknown-round', message: 'This round is over' };
    const answer = await wallet.bet({
      session: session.walletSession,
      transactionId: betIdOf(roundId),
      roundId,
      gameId: studioGameIds[round.game as InstantGame],
      amount: pointsText(staked),
    });
    return close(roundId, answer);
  }

  /** A repeated request, whose first answer may have been lost. */
  async function again(round: RoundRow, { clientSeed, bets }: PlayRequest): Promise<RoundRow | PlayRefusal> {
    const played = oneBetEach(round.bets ?? []);
    if (round.client_seed !== clientSeed || !isDeepStrictEqual(played, oneBetEach(bets)))
      return { refused: 'reused', message: 'This round was played with other bets' };
    return round.state === 'staked' ? finish(round.id) : closed(round);
  }

  /** Continues an interrupted round from what is stored. */
  async function finish(roundId: string): Promise<RoundRow | PlayRefusal> {
    return close(roundId, (await wallet.recallBet(betIdOf(roundId))) ?? 'unknown');
  }

  return {
    offer: (player, game) => offerRound(parts, player, game),
    play(session, request) {
      const { roundId } = request;
      const act = () => begin(session, request);
      // One after the other, so that the second finds what the first has stored.
      const playing = (underWay.get(roundId) ?? Promise.resolve()).then(act, act);
      underWay.set(roundId, playing);
      return playing.finally(() => {
        if (underWay.get(roundId) === playing) underWay.delete(roundId);
      });
    },
    async decided(id) {
      const round = await findRound(db, id);
      return round?.state === 'decided' ? round : undefined;
    },
    recent: (player, game, most) => recentRounds(db, player, game, most),
    async finishLeft() {
      for (const { id } of await unfinishedRounds(db, leftAtOnce)) if (!underWay.has(id)) await finish(id);
    },
  };
}

const isOpenTo = ({ player, game }: StudioSession, round: RoundRow): boolean =>
  player === round.player && (game === 'lobby' || game === round.game);
