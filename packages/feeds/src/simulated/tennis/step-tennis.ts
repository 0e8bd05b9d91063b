import type { Random } from '@maidan/betting';
import { statusLine } from '../../status-line.ts';
import { happens, plusOne } from '../draw.ts';
import { tieBreakServer } from './tennis-model.ts';
import {
  isGameWon,
  isSetWon,
  isTieBreakAt,
  isTieBreakWon,
  type Player,
  tieBreakPoints,
} from './tennis-rules.ts';
import { isFinalSet, rulesOf, type TennisState } from './tennis-state.ts';

/** Milliseconds at speed 1: a match of three sets takes about half an hour. */
const openMs = 5_500;
const runningMs = 3_500;
const resultMs = 1_000;
const changeMs = 8_000;
const setMs = 15_000;
const warmUpMs = 15_000;

const aceShare = 0.1;
/** The chance that a player retires at a point: about one match in a hundred. */
const retireChance = 0.00007;

/** Moves a match to its next moment. The same state and stream always give the same next state. */
export function stepTennis(state: TennisState, random: Random): TennisState {
  return { ...move(state, random), steps: state.steps + 1 };
}

function move(state: TennisState, random: Random): TennisState {
  switch (state.moment) {
    case 'before': {
      const server = happens(random, 0.5) ? 0 : 1;
      return {
        ...state,
        server,
        moment: 'open',
        status: statusLine('warmUp'),
        dueAt: state.dueAt + warmUpMs,
      };
    }
    case 'open':
      return {
        ...state,
        moment: 'running',
        status: statusLine('pointInPlay'),
        dueAt: state.dueAt + runningMs,
      };
    case 'running':
      return playPoint(state, random);
    case 'result':
      return { ...state, moment: 'open', dueAt: state.dueAt + openMs };
    default:
      throw new Error('the match is over');
  }
}

export function serverNow(state: TennisState): 0 | 1 {
  return state.isTieBreak ? tieBreakServer(state.server, state.points[0] + state.points[1]) : state.server;
}

function playPoint(state: TennisState, random: Random): TennisState {
  const server = serverNow(state);
  if (happens(random, retireChance)) {
    const retired = happens(random, 0.5) ? 0 : 1;
    const status = statusLine('retired', { player: state.plan.players[retired] });
    return { ...state, retired, moment: 'over', status };
  }
  const isServers = happens(random, state.plan.chances.serves[server]);
  const winner = isServers ? server : server === 0 ? 1 : 0;
  const isAce = isServers && happens(random, aceShare);
  const after: TennisState = {
    ...state,
    moment: 'result',
    status: statusLine(isAce ? 'aceFor' : 'pointFor', { player: state.plan.players[winner] }),
    dueAt: state.dueAt + resultMs,
    points: plusOne(state.points, winner),
    pointsWon: plusOne(state.pointsWon, winner),
    aces: isAce ? plusOne(state.aces, server) : state.aces,
    lastWinner: winner,
  };
  return isPointLast(after, winner) ? winGame(after, winner) : after;
}

function isPointLast(state: TennisState, winner: Player): boolean {
  const rules = rulesOf(state);
  if (!state.isTieBreak) return isGameWon(rules, state.points, winner);
  return isTieBreakWon(tieBreakPoints(rules, isFinalSet(state)), state.points, winner);
}

function winGame(state: TennisState, winner: Player): TennisState {
  const rules = rulesOf(state);
  const isFinal = isFinalSet(state);
  const isWholeSet = isFinal && rules.finalSet === 'match-tie-break';
  // A set that is only a tie-break is written with its points.
  const games = isWholeSet ? state.points : plusOne(state.games, winner);
  const server = state.server === 0 ? 1 : 0;
  const isChange = (games[0] + games[1]) % 2 === 1;
  const next: TennisState = {
    ...state,
    games,
    points: [0, 0],
    server,
    isTieBreak: isTieBreakAt(rules, isFinal, games),
    status: statusLine('gameFor', { player: state.plan.players[winner] }),
    dueAt: state.dueAt + (isChange ? changeMs : 0),
  };
  return isWholeSet || isSetWon(rules, isFinal, games, winner) ? winSet(next, winner) : next;
}

function winSet(state: TennisState, winner: 0 | 1): TennisState {
  const setsWon = plusOne(state.setsWon, winner);
  const player = state.plan.players[winner];
  const next: TennisState = {
    ...state,
    sets: [...state.sets, state.games],
    setsWon,
    games: [0, 0],
    isTieBreak: false,
    status: statusLine('setFor', { player }),
    dueAt: state.dueAt + setMs,
  };
  if (setsWon[winner] !== state.plan.setsToWin)
    return { ...next, isTieBreak: isTieBreakAt(rulesOf(next), isFinalSet(next), next.games) };
  return { ...next, moment: 'over', status: statusLine('won', { winner: player }) };
}
