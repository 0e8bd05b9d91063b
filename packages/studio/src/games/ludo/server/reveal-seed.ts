import type { LudoRevealRequest } from '../../../wire/ludo.ts';
import { dieAt, firstSeatOf, hashOfLudoSeed } from '../rules/ludo-dice.ts';
import { beginLudo } from '../rules/play-ludo.ts';
import { type LudoGame, type SeatedPlayer, seatOfPlayer, seedsOf, withSeat } from './ludo-game.ts';
import { storeSeat, storeStage } from './ludo-store.ts';
import { noTable, type Refused, refuse, type TableParts } from './table-parts.ts';

/** Takes the seed behind the hash. With both seeds the toss is known and the game begins. */
export async function revealSeed(
  parts: TableParts,
  number: bigint,
  player: string,
  { seed }: LudoRevealRequest,
): Promise<Refused> {
  const done = await parts.present.inTurn(number, (game) =>
    takeSeed(parts, game, player, seed).then((refused) => ({ refused })),
  );
  return done === undefined ? noTable : done.refused;
}

async function takeSeed(parts: TableParts, game: LudoGame, player: string, seed: string): Promise<Refused> {
  const seat = seatOfPlayer(game, player);
  if (seat === undefined) return noTable;
  if (seat.seed !== '' && seat.seed === seed) return undefined;
  if (game.stage !== 'revealing') return refuse('stage', 'Seeds are not asked for now');
  if (hashOfLudoSeed(seed) !== seat.seedHash)
    return refuse('wrong-seed', 'The seed does not give the hash sent before');
  const revealed: SeatedPlayer = { ...seat, seed };
  const known = withSeat(game, revealed);
  const isBegun = known.seats.every((one) => one.seed !== '');
  await parts.db.transaction(async (tx) => {
    await storeSeat(tx, game.number, revealed);
    if (isBegun) await storeStage(tx, game.number, 'playing', 0);
  });
  const next = isBegun ? begun(known) : known;
  parts.present.put(next);
  if (isBegun) parts.startClock(next);
  return undefined;
}

function begun(game: LudoGame): LudoGame {
  const toss = dieAt(seedsOf(game), 0);
  const { state, happened } = beginLudo(toss, firstSeatOf(toss));
  return { ...game, stage: 'playing', play: state, happened, playedMs: 0 };
}
