import { type Clock, keyFromHex } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { settleBets, type VirtualGame } from '../rules/virtual-game.ts';
import { findVirtualGame } from '../rules/virtual-games.ts';
import { roundWords } from '../rules/words.ts';
import { type PlayRefusal, refusalOfWallet } from './play-refusals.ts';
import { pointsText } from './points-text.ts';
import { decideRound, findRound, lockRound, type RoundRow, refuseRound } from './rounds-store.ts';
import type { BetAnswer, StudioWallet } from './wallet.ts';

export const winIdOf = (roundId: string): string => `${roundId}.win`;

export type CloseRound = (roundId: string, answer: BetAnswer) => Promise<RoundRow | PlayRefusal>;

/** Decides a staked round, or refuses it, by the wallet's answer. Safe to repeat. */
export function createCloseRound({
  db,
  clock,
  wallet,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly wallet: Pick<StudioWallet, 'win'>;
}): CloseRound {
  /** The win is stored in the transaction of the decision, so that neither exists without the other. */
  function decide(roundId: string): Promise<RoundRow | undefined> {
    return db.transaction(async (tx) => {
      const round = await lockRound(tx, roundId);
      if (round?.state !== 'staked') return round;
      const { bets, outcome, paid, summary } = drawRound(round);
      await wallet.win(tx, {
        player: round.player,
        transactionId: winIdOf(roundId),
        roundId,
        amount: pointsText(paid),
        isFinal: true,
        summary,
      });
      return decideRound(tx, roundId, { bets, outcome, paid }, clock.now());
    });
  }

  return async (roundId, answer) => {
    const refusal = refusalOfWallet(answer);
    const row = await (refusal === undefined
      ? decide(roundId)
      : refuseRound(db, roundId, refusal.refused, refusal.message));
    const now = row ?? (await findRound(db, roundId));
    if (now === undefined) throw new Error(`round ${roundId} is gone`);
    return closed(now);
  };
}

/** The record or refusal of a finished round. */
export function closed(round: RoundRow): RoundRow | PlayRefusal {
  if (round.state === 'decided') return round;
  return { refused: (round.reason ?? 'wallet') as PlayRefusal['refused'], message: round.message ?? '' };
}

export function gameOf({ game, version }: RoundRow): VirtualGame {
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
  const summary = `${game.title}: ${game.outcomeText(drawn)}`;
  return { bets, outcome: game.outcomeToShow(drawn), paid: total, summary };
}
