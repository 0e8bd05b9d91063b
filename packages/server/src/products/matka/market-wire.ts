import { coinsToWireNumber, decimalFromOdds, keyToHex } from '@maidan/betting';
import type { MatkaChartRow, MatkaDraw, MatkaMarket, MatkaProof, MatkaState } from '@maidan/contract';
import {
  ankOf,
  drawDelayMinutes,
  jodiOf,
  type MatkaEntry,
  type MatkaGame,
  matkaMarkets,
  matkaRates,
  minuteText,
  writeMatkaResult,
} from '@maidan/games/rules';
import type { MatkaBoard } from './board.ts';
import { gameToWire } from './games-wire.ts';
import { type DayRules, type DrawName, drawnPannas, type MatkaDay, marketOfPart } from './matka-day.ts';
import type { DaySeeds, DrawSeed } from './open-day.ts';
import { liabilityMaxOf, limitsOf } from './settings-store.ts';

/** Different from the ids of the sports we offer. */
const sportsId = 7;

const rates = Object.fromEntries(
  Object.entries(matkaRates).map(([game, odds]) => [gameToWire(game as MatkaGame), decimalFromOdds(odds)]),
) as MatkaMarket['rates'];

function drawToWire(day: MatkaDay, draw: DrawName, seed: DrawSeed, isTaking: boolean): MatkaDraw {
  const { panna, cancelled, betsUntil, drawAt } = day[draw];
  const isSeeded = day.drawnBy === 'seed';
  const isOut = panna !== null;
  const undecided = isTaking ? 'open' : 'shut';
  return {
    status: isOut ? 'drawn' : cancelled === null ? undecided : 'cancelled',
    panna: panna ?? '',
    ank: isOut ? ankOf(panna) : '',
    betsUntil: new Date(betsUntil).toISOString(),
    drawAt: new Date(drawAt).toISOString(),
    roundId: marketOfPart(day, draw),
    seedHash: isSeeded ? seed.hash : '',
    seed: isSeeded && isOut ? keyToHex(seed.seed) : '',
    chainEnd: isSeeded ? seed.chainEnd : '',
    position: isSeeded ? seed.position : 0,
  };
}

const resultOf = (day: MatkaDay): string => writeMatkaResult(drawnPannas(day));

const isOver = (day: MatkaDay | undefined): day is MatkaDay => typeof day?.overAt === 'number';

/** Undefined before its first day. */
export function stateToWire(board: MatkaBoard): MatkaState | undefined {
  const played = board.played();
  if (played === undefined) return undefined;
  const { entry } = board;
  const { day, before, seeds } = played;
  const { stakeMin, stakeMax } = limitsOf(board.setting());
  const liabilityMax = liabilityMaxOf(board.setting());
  const [openBet, closeBet] = [board.isTaking('open'), board.isTaking('close')];
  const last = isOver(day) ? day : before;
  return {
    ...namesToWire(entry),
    minStake: coinsToWireNumber(stakeMin),
    maxStake: coinsToWireNumber(stakeMax),
    matkaStatus: board.setting().isOpen,
    openBet,
    closeBet,
    jodiBet: board.isTaking('jodi'),
    isDeclare: isOver(day) ? 1 : 0,
    isDeleted: 0,
    result: resultOf(day),
    createdAt: new Date(day.openedAt).toISOString(),
    day: day.day,
    drawnBy: day.drawnBy,
    draws: {
      open: drawToWire(day, 'open', seeds.open, openBet),
      close: drawToWire(day, 'close', seeds.close, closeBet),
    },
    lastResult: last === undefined ? null : { day: last.day, result: resultOf(last) },
    rates,
    liabilityMax: liabilityMax === undefined ? null : coinsToWireNumber(liabilityMax),
  };
}

function namesToWire({ code, eventId, name, openMinute, closeMinute, isHaroop }: MatkaEntry) {
  const openTime = minuteText(openMinute);
  return {
    _id: code,
    name,
    shortName: code,
    sportsId,
    matkaEventId: eventId,
    openTime,
    closeTime: minuteText(closeMinute),
    resultTime: minuteText(closeMinute + drawDelayMinutes),
    showOpenTime: openTime,
    priority: matkaMarkets.findIndex((market) => market.code === code) + 1,
    isHaroopAndarBahar: isHaroop,
  };
}

export function chartRowToWire(day: MatkaDay): MatkaChartRow {
  const { open, close } = drawnPannas(day);
  return {
    day: day.day,
    result: resultOf(day),
    openPanna: open ?? '',
    jodi: open === undefined || close === undefined ? '' : jodiOf(open, close),
    closePanna: close ?? '',
    isCorrected: day.isCorrected,
  };
}

export function proofToWire(
  { code, eventId }: MatkaEntry,
  day: MatkaDay,
  { version, payTableHash }: DayRules,
  seeds: DaySeeds,
  isTaking: (draw: DrawName) => boolean,
): MatkaProof {
  return {
    day: day.day,
    result: resultOf(day),
    matkaEventId: eventId,
    shortName: code,
    drawnBy: day.drawnBy,
    version,
    payTableHash,
    draws: {
      open: drawToWire(day, 'open', seeds.open, isTaking('open')),
      close: drawToWire(day, 'close', seeds.close, isTaking('close')),
    },
  };
}
