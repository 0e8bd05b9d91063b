import { dieAt } from '../rules/ludo-dice.ts';
import { houseOfferMs, clockMs as ludoClockMs, revealMs } from '../rules/ludo-rules.ts';
import type { LudoStep } from '../rules/ludo-state.ts';
import { moveToken, rollDie, runOutOfTime } from '../rules/play-ludo.ts';
import { endGame, walletIds } from './end-game.ts';
import { type GameEnd, isHouse, type LudoGame, openSeedsOf, playerAt, seedsOf } from './ludo-game.ts';
import { dieRow, isTimeUp, storeStep } from './store-step.ts';
import type { TableParts } from './table-parts.ts';

const houseLeastMs = 1_000;
const houseSpreadMs = 2_000;
const retryMs = 1_000;
/** After this many failures in a row the game ends as our fault, and stakes are returned. */
const failuresMost = 3;

export const isHouseTurn = (game: LudoGame): boolean =>
  game.play !== null && isHouse(playerAt(game, game.play.seat));

/** What the clock was started for: if that is done by then, the clock has no effect. */
const momentOf = ({ stage, play }: LudoGame): string => `${stage} ${play?.n ?? 0}`;

export function createTableClock(open: () => TableParts) {
  function delayOf(game: LudoGame): number {
    if (game.stage === 'waiting') return houseOfferMs;
    if (game.stage !== 'playing') return revealMs;
    if (!isHouseTurn(game)) return ludoClockMs;
    const [byte = 0] = open().randomBytes(1);
    return houseLeastMs + Math.round((byte * houseSpreadMs) / 255);
  }

  async function onTime(number: bigint, moment: string, failures: number): Promise<void> {
    const parts = open();
    try {
      await parts.present.inTurn(number, async (game) => {
        if (momentOf(game) !== moment) return;
        if (failures < failuresMost) await timeIsUp(parts, game);
        else await endGame(parts, game, { reason: 'fault', winner: null });
      });
    } catch {
      // Logged with the act.
      parts.present.setClock(number, retryMs, () => void onTime(number, moment, failures + 1));
    }
  }

  function start(game: LudoGame): void {
    const { number } = game;
    open().present.setClock(number, delayOf(game), () => void onTime(number, momentOf(game), 0));
  }

  return {
    start,
    /** A step that was stored though its answer was lost has neither started a clock nor sent what it paid. */
    goOn(known: LudoGame, stored: LudoGame): void {
      if (stored.stage === 'over') open().wallet.deliver();
      else if (momentOf(stored) !== momentOf(known)) start(stored);
    },
  };
}

async function timeIsUp(parts: TableParts, game: LudoGame): Promise<void> {
  switch (game.stage) {
    case 'waiting':
      // The house seat is offered from now on.
      for (const { player } of game.seats) if (player !== null) parts.watch.change(player);
      return;
    case 'committing':
      if (isWaitingForWallet(parts, game)) parts.startClock(game);
      else await endGame(parts, game, { reason: 'not-started', winner: null });
      return;
    case 'revealing':
      await endGame(parts, game, endWithoutSeeds(game));
      return;
    case 'playing':
      await (isHouseTurn(game) ? playHouse(parts, game) : playForAbsent(parts, game));
      return;
    case 'over':
  }
}

/** Whether only the wallet's answer is missing, which has a timeout of its own. */
const isWaitingForWallet = ({ asking }: TableParts, game: LudoGame): boolean =>
  game.seats.every(({ seedHash }) => seedHash !== '') &&
  game.seats.some((seat) => asking.has(walletIds(game, seat).bet));

/** A player who did not reveal loses; where neither did, there is no winner. */
function endWithoutSeeds({ seats }: LudoGame): GameEnd {
  const revealed = seats.filter(({ seed }) => seed !== '');
  const [winner] = revealed;
  return revealed.length === 1 && winner !== undefined
    ? { reason: 'no-reveal', winner: winner.seat }
    : { reason: 'not-started', winner: null };
}

async function playForAbsent(parts: TableParts, game: LudoGame): Promise<void> {
  if (game.play === null) return;
  const step = runOutOfTime(game.play, dieAt(seedsOf(game), game.play.n), isTimeUp(parts, game));
  const isLost = step.state.end?.reason === 'lives';
  await storeStep(parts, game, [step], isLost ? undefined : dieRow(game, [step], 'clock'));
}

async function playHouse(parts: TableParts, game: LudoGame): Promise<void> {
  if (game.play === null) return;
  const playing = { by: 'house', isTimeUp: isTimeUp(parts, game) } as const;
  const rolled = rollDie(game.play, dieAt(seedsOf(game), game.play.n), playing);
  const steps: LudoStep[] = [rolled];
  if (rolled.state.die !== null) {
    const { version } = game;
    const question = { version, state: rolled.state, seeds: openSeedsOf(game) };
    const token = await parts.housePlayer.move(question);
    steps.push(moveToken(rolled.state, token, playing));
  }
  await storeStep(parts, game, steps, dieRow(game, steps, 'house'));
}
