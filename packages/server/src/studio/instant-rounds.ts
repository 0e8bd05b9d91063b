import { isDeepStrictEqual } from 'node:util';
import { type Clock, commitmentTo, KEY_BYTES, keyFromHex, keyToHex } from '@maidan/betting';
import type { InstantGame, PlayRequest } from '@maidan/contract';
import { findBetFault, findVirtualGame, roundWords, settleBets, type VirtualGame } from '@maidan/games/rules';
import type { Db } from '../db/db.ts';
import { gameIds } from './game-ids.ts';
import { type PlayRefusal, refusalOfFault, refusalOfWallet } from './play-refusals.ts';
import { pointsText } from './points-text.ts';
import {
  decideRound,
  findOffered,
  findRound,
  insertRound,
  lockRound,
  type RoundRow,
  recentRounds,
  refuseRound,
  stakeRound,
  unfinishedRounds,
  withdrawOffer,
} from './rounds-store.ts';
import type { StudioSession } from './sessions.ts';
import type { BetAnswer, StudioWallet } from './wallet.ts';

/** One player, one round when he plays: offered with its commitment, staked, decided by its seeds, paid. */
export interface InstantRounds {
  /** The round to be played next: the same until it is played. */
  offer(player: string, game: InstantGame): Promise<RoundRow>;
  /** Decided, or refused; the same answer for the same content. */
  play(session: StudioSession, request: PlayRequest): Promise<RoundRow | PlayRefusal>;
  /** Undefined unless it is decided: until then its seed is nobody's business. */
  decided(id: string): Promise<RoundRow | undefined>;
  recent(player: string, game: InstantGame, most: number): Promise<RoundRow[]>;
  /** Ends rounds that nobody is playing any more. */
  finishLeft(): Promise<void>;
}

const idBytes = 12;
const leftAtOnce = 100;

export const betIdOf = (roundId: string): string => `${roundId}.bet`;
export const winIdOf = (roundId: string): string => `${roundId}.win`;

export function createInstantRounds(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly wallet: StudioWallet;
  /** By whose rules rounds are offered now. */
  readonly rulesOf: (game: InstantGame) => VirtualGame;
}): InstantRounds {
  const { db, clock, randomBytes, wallet, rulesOf } = parts;
  const underWay = new Map<string, Promise<RoundRow | PlayRefusal>>();

  async function offer(player: string, game: InstantGame): Promise<RoundRow> {
    const { version } = rulesOf(game);
    const standing = await findOffered(db, player, game);
    if (standing?.version === version) return standing;
    if (standing !== undefined) await withdrawOffer(db, standing.id);
    const seed = randomBytes(KEY_BYTES);
    const id = `${game}.${Buffer.from(randomBytes(idBytes)).toString('base64url')}`;
    const round = { id, game, version, player, seed: keyToHex(seed), commitment: commitmentTo(seed) };
    await insertRound(db, round, clock.now());
    const offered = await findOffered(db, player, game);
    if (offered === undefined) throw new Error(`no round was offered to ${player}`);
    return offered;
  }

  async function begin(session: StudioSession, request: PlayRequest): Promise<RoundRow | PlayRefusal> {
    const { roundId, clientSeed } = request;
    const round = await findRound(db, roundId);
    if (round === undefined || round.player !== session.player || !isOpenTo(session, round)) {
      return { refused: 'unknown-round', message: 'This round is not yours to play, or is over' };
    }
    if (round.state !== 'offered') return again(round, request);
    const game = gameOf(round);
    const fault = findBetFault(game, request.bets);
    if (fault !== undefined) return refusalOfFault(game, fault);
    const points = request.bets.reduce((sum, bet) => sum + bet.points, 0);
    const staked = BigInt(points) * 100n;
    const bets = request.bets.map((bet) => ({ option: bet.option, points: bet.points }));
    const row = await stakeRound(db, roundId, { clientSeed, bets, staked }, clock.now());
    if (row === undefined) return { refused: 'unknown-round', message: 'This round is over' };
    const answer = await wallet.bet({
      session: session.walletSession,
      transactionId: betIdOf(roundId),
      roundId,
      gameId: gameIds[round.game as InstantGame],
      amount: pointsText(staked),
    });
    return close(roundId, answer);
  }

  /** A play that was sent before, whose answer may have been lost on the way. */
  async function again(round: RoundRow, { clientSeed, bets }: PlayRequest): Promise<RoundRow | PlayRefusal> {
    const played = round.bets?.map(({ option, points }) => ({ option, points }));
    const asked = bets.map(({ option, points }) => ({ option, points }));
    if (round.client_seed !== clientSeed || !isDeepStrictEqual(played, asked)) {
      return { refused: 'reused', message: 'This round was played with other bets' };
    }
    return round.state === 'staked' ? finish(round.id) : closed(round);
  }

  /** Whatever was interrupted goes on from what is stored. */
  async function finish(roundId: string): Promise<RoundRow | PlayRefusal> {
    return close(roundId, (await wallet.recallBet(betIdOf(roundId))) ?? 'unknown');
  }

  async function close(roundId: string, answer: BetAnswer): Promise<RoundRow | PlayRefusal> {
    const refusal = refusalOfWallet(answer);
    const row = await (refusal === undefined
      ? decide(roundId)
      : refuseRound(db, roundId, refusal.refused, refusal.message));
    const now = row ?? (await findRound(db, roundId));
    if (now === undefined) throw new Error(`round ${roundId} is gone`);
    return closed(now);
  }

  /** The win is written with the decision: neither is ever there without the other. */
  function decide(roundId: string): Promise<RoundRow | undefined> {
    return db.transaction(async (tx) => {
      const round = await lockRound(tx, roundId);
      if (round?.state !== 'staked') return round;
      const { bets, outcome, paid } = drawRound(round);
      await wallet.win(tx, {
        player: round.player,
        transactionId: winIdOf(roundId),
        roundId,
        amount: pointsText(paid),
        isFinal: true,
        summary: summaryOf(gameOf(round), outcome),
      });
      return decideRound(tx, roundId, { bets, outcome, paid }, clock.now());
    });
  }

  return {
    offer,
    play(session, request) {
      const { roundId } = request;
      // One after the other: the second finds what the first has done.
      const before = underWay.get(roundId) ?? Promise.resolve();
      const playing = before.then(
        () => begin(session, request),
        () => begin(session, request),
      );
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

const isOpenTo = ({ game }: StudioSession, round: RoundRow): boolean =>
  game === 'lobby' || game === round.game;

function closed(round: RoundRow): RoundRow | PlayRefusal {
  if (round.state === 'decided') return round;
  return { refused: (round.reason ?? 'wallet') as PlayRefusal['refused'], message: round.message ?? '' };
}

function gameOf({ game, version }: RoundRow): VirtualGame {
  const found = findVirtualGame(game, version);
  if (found === undefined) throw new Error(`there are no rules ${version} of ${game}`);
  return found;
}

function drawRound(round: RoundRow) {
  const game = gameOf(round);
  const serverSeed = keyFromHex(round.seed);
  if (serverSeed === undefined || round.client_seed === null || round.bets === null)
    throw new Error(`round ${round.id} cannot be drawn`);
  const drawn = game.draw(roundWords({ serverSeed, roundId: round.id, clientSeed: round.client_seed }));
  const paid = settleBets(game, drawn, round.bets);
  const bets = round.bets.map((bet, index) => ({ ...bet, paid: String(paid[index]) }));
  const total = paid.reduce<bigint>((sum, one) => sum + one, 0n);
  return { bets, outcome: game.outcomeToShow(drawn), paid: total };
}

function summaryOf({ title }: VirtualGame, outcome: ReturnType<VirtualGame['outcomeToShow']>): string {
  if (outcome.game === 'roulette') return `${title}: ${outcome.number}`;
  if (outcome.game === 'dus-ka-dum') return `${title}: ${outcome.card}`;
  const side = outcome.cards.length % 2 === 1 ? 'Andar' : 'Bahar';
  return `${title}: joker ${outcome.joker}, ${side} with card ${outcome.cards.length}`;
}
