import { shortenName } from '@maidan/contract';
import { pointsText } from '../../../server/points-text.ts';
import {
  type LudoResult,
  type LudoRules,
  type LudoSeatView,
  type LudoTable,
  type LudoView,
  ludoStakes,
} from '../../../wire/ludo.ts';
import { houseLooksAhead } from '../rules/house/house-move.ts';
import {
  houseMeasured,
  houseOfferMs,
  clockMs as ludoClockMs,
  gameMs as ludoGameMs,
  livesEach as ludoLives,
  ludoPaysOf,
  turnsEach as ludoTurns,
  ludoVersion,
  revealMs,
} from '../rules/ludo-rules.ts';
import { scoreOf as ludoScore } from '../rules/ludo-score.ts';
import type { LudoState } from '../rules/ludo-state.ts';
import { legalNow } from '../rules/play-ludo.ts';
import { isVoid } from './end-game.ts';
import { gameIdOf, isHouse, type LudoGame, prizeOf, type SeatedPlayer, seatOfPlayer } from './ludo-game.ts';
import { recordOfGame } from './record-of-game.ts';
import { serverSeedHashOf } from './sit-down.ts';
import { isHouseTurn } from './table-clock.ts';
import type { TableParts } from './table-parts.ts';

const eventsMost = 60;
const start = [0, 0, 0, 0];

const { player, house } = ludoPaysOf(ludoVersion);

const rules: LudoRules = {
  stakes: [...ludoStakes],
  turnsEach: ludoTurns,
  lives: ludoLives,
  clockMs: ludoClockMs,
  gameMs: ludoGameMs,
  revealMs,
  houseOfferMs,
  pays: { player: pointsText(BigInt(player)), house: pointsText(BigInt(house)) },
  house: { looksAhead: houseLooksAhead, ...houseMeasured },
};

type Seeing = Pick<TableParts, 'present' | 'watch'>;

/** The table as one player sees it. */
export function viewOf(parts: Seeing, player: string): LudoView {
  const game = parts.present.ofPlayer(player);
  const you = game && seatOfPlayer(game, player);
  const table = game && you ? tableOf(parts, game, you) : null;
  return { status: 'ok', version: parts.watch.versionOf(player), rules, table };
}

function tableOf(parts: Seeing, game: LudoGame, you: SeatedPlayer): LudoTable {
  const { present } = parts;
  const { stage, play } = game;
  const leftMs = present.clockLeftMs(game.number);
  const isClockShown =
    stage === 'committing' || stage === 'revealing' || (stage === 'playing' && !isHouseTurn(game));
  const ordered = [you, ...game.seats.filter(({ seat }) => seat !== you.seat)];
  return {
    gameId: gameIdOf(game),
    stake: game.stake,
    pays: pointsText(prizeOf(game)),
    stage: stage === 'revealing' ? 'committing' : stage,
    due: dueOf(game, you),
    you: you.seat,
    seats: ordered.map((seat) => seatView(parts, game, seat, seat === you)),
    turn: stage === 'playing' && play !== null ? turnOf(play) : null,
    msLeft: isClockShown && leftMs !== undefined ? Math.round(leftMs) : null,
    gameMsLeft: stage === 'playing' ? Math.max(0, Math.round(ludoGameMs - present.playedMs(game))) : null,
    houseOfferMs: stage === 'waiting' ? Math.round(leftMs ?? 0) : null,
    serverSeedHash: serverSeedHashOf(game),
    serverSeed: stage === 'over' ? game.serverSeed : '',
    events: game.happened.map((one, at) => ({ ...one, no: at + 1 })).slice(-eventsMost),
    result: resultOf(game, you),
  };
}

function dueOf({ stage, play }: LudoGame, you: SeatedPlayer): LudoTable['due'] {
  if (stage === 'committing') return you.seedHash === '' ? 'commit' : null;
  if (stage === 'revealing') return you.seed === '' ? 'reveal' : null;
  if (stage !== 'playing' || play?.seat !== you.seat) return null;
  return play.die === null ? 'roll' : 'move';
}

function seatView({ watch }: Seeing, game: LudoGame, player: SeatedPlayer, isYou: boolean): LudoSeatView {
  const { seat, name, seedHash, seed } = player;
  const { play } = game;
  const areRevealed = game.seats.every((one) => one.seed !== '') && play !== null;
  return {
    seat,
    name: isYou || isHouse(player) ? name : shortenName(name),
    isHouse: isHouse(player),
    isYou,
    isConnected: isYou || player.player === null || watch.isThere(player.player),
    lives: play?.lives[seat] ?? ludoLives,
    turnsLeft: ludoTurns - (play?.turnsUsed[seat] ?? 0),
    score: play === null ? 0 : ludoScore(play.tokens[seat]),
    tokens: [...(play?.tokens[seat] ?? start)],
    seedHash,
    hasRevealed: seed !== '',
    // The second player to reveal must not see the first seed.
    seed: areRevealed ? seed : '',
  };
}

const turnOf = (play: LudoState): LudoTable['turn'] => ({
  seat: play.seat,
  n: play.n,
  die: play.die,
  sixes: play.sixes,
  legal: legalNow(play),
});

function resultOf(game: LudoGame, you: SeatedPlayer): LudoResult | null {
  const { end } = game;
  if (end === null) return null;
  return {
    reason: end.reason,
    winner: end.winner,
    isWonByYou: end.winner === you.seat,
    isTie: end.winner === null && !isVoid(end),
    isVoid: isVoid(end),
    paid: pointsText(you.paid),
    record: recordOfGame(game) ?? null,
  };
}
