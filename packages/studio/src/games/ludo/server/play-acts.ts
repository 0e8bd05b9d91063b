import type { LudoMoveRequest, LudoRollRequest } from '../../../wire/ludo.ts';
import { dieAt } from '../rules/ludo-dice.ts';
import { otherSeat } from '../rules/ludo-rules.ts';
import type { LudoState } from '../rules/ludo-state.ts';
import { leaveLudo, legalNow, moveToken, rollDie } from '../rules/play-ludo.ts';
import { endGame } from './end-game.ts';
import { type LudoGame, type SeatedPlayer, seatOfPlayer, seedsOf } from './ludo-game.ts';
import { dieRow, isTimeUp, storeStep } from './store-step.ts';
import { noTable, type Refused, refuse, type TableParts } from './table-parts.ts';

type SeatedAct = (game: LudoGame, seat: SeatedPlayer) => Promise<Refused>;

/** Runs an act of a seated player in its turn. */
async function atTable(parts: TableParts, number: bigint, player: string, act: SeatedAct): Promise<Refused> {
  const done = await parts.present.inTurn(number, async (game) => {
    const seat = seatOfPlayer(game, player);
    return { refused: seat === undefined ? noTable : await act(game, seat) };
  });
  return done === undefined ? noTable : done.refused;
}

/** The play, if die `n` is due and belongs to the seat; otherwise a refusal. */
function playAt({ stage, play }: LudoGame, { seat }: SeatedPlayer, n: number): LudoState | Refused {
  if (stage !== 'playing' || play === null) return refuse('stage', 'The game is not being played');
  if (play.seat !== seat) return refuse('not-your-turn', 'It is not your turn');
  if (play.n !== n) return refuse('wrong-die', `Die ${play.n} is to be played, not ${n}`);
  return play;
}

const isPlay = (found: LudoState | Refused): found is LudoState => found !== undefined && 'tokens' in found;

/** Rolls die n. A repeated request rolls nothing, whatever has been done with the die since. */
export const rollNow = (parts: TableParts, number: bigint, player: string, { n }: LudoRollRequest) =>
  atTable(parts, number, player, async (game, seat) => {
    const isRolled = game.happened.some(
      (one) => one.kind === 'roll' && one.n === n && one.seat === seat.seat,
    );
    if (isRolled) return undefined;
    const play = playAt(game, seat, n);
    if (!isPlay(play)) return play;
    const step = rollDie(play, dieAt(seedsOf(game), n), { by: 'player', isTimeUp: isTimeUp(parts, game) });
    await storeStep(parts, game, [step], dieRow(game, [step], 'player'));
    return undefined;
  });

export const moveNow = (parts: TableParts, number: bigint, player: string, { n, token }: LudoMoveRequest) =>
  atTable(parts, number, player, async (game, seat) => {
    const done = game.moves.find((move) => move.n === n && move.seat === seat.seat);
    if (done !== undefined && done.token === token) return undefined;
    if (done !== undefined) return refuse('reused', `Die ${n} has been played`);
    const play = playAt(game, seat, n);
    if (!isPlay(play)) return play;
    if (play.die === null) return refuse('not-rolled', 'Roll first');
    if (!legalNow(play).some((legal) => legal.token === token))
      return refuse('not-legal', 'This token cannot move');
    const step = moveToken(play, token, { by: 'player', isTimeUp: isTimeUp(parts, game) });
    await storeStep(parts, game, [step], dieRow(game, [step], 'player'));
    return undefined;
  });

/** Once stakes are locked, leaving loses. Who leaves a game that has just ended is shown how it ended. */
export const leaveNow = (parts: TableParts, number: bigint, player: string) =>
  atTable(parts, number, player, async (game, seat) => {
    if (game.stage === 'over') return undefined;
    if (game.play !== null) {
      await storeStep(parts, game, [leaveLudo(game.play, seat.seat)], undefined);
    } else if (game.stage === 'revealing') {
      await endGame(parts, game, { reason: 'left', winner: otherSeat(seat.seat) });
    } else {
      await endGame(parts, game, { reason: 'not-started', winner: null });
    }
    return undefined;
  });
