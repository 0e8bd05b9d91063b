import { pick, type Random } from '@maidan/betting';
import type { FootballEvent, FootballStats, Pair } from '../../score.ts';
import { type StatusLine, statusLine } from '../../status-line.ts';
import { happens, plusOne } from '../draw.ts';
import { extraMinutes, goalChance, matchMinutes } from './football-model.ts';
import type { FootballState } from './football-state.ts';

/** Milliseconds at speed 1: a match takes some twenty-five minutes. */
const minuteMs = 14_500;
const dangerMs = 4_000;
const eventMs = 10_000;
const halfTimeMs = 60_000;
const extraBreakMs = 30_000;
const penaltiesMs = 60_000;

const dangerChance = 0.08;
const yellowChance = 0.02;
const redChance = 0.0009;
const penaltyShare = 0.1;
const spotKickChance = 0.76;

/** Moves a match to its next moment. The same state and stream always give the same next state. */
export function stepFootball(state: FootballState, random: Random): FootballState {
  return { ...move(state, random), steps: state.steps + 1 };
}

function move(state: FootballState, random: Random): FootballState {
  switch (state.moment) {
    case 'before':
      return { ...state, moment: 'open', status: statusLine('kickOff'), dueAt: state.dueAt + minuteMs };
    case 'open':
      return happens(random, dangerChance)
        ? { ...state, moment: 'danger', status: statusLine('danger'), dueAt: state.dueAt + dangerMs }
        : playMinute(state, random);
    case 'danger':
      return playMinute(state, random);
    case 'event':
      return goOn(state, random);
    default:
      throw new Error('the match is over');
  }
}

function playMinute(state: FootballState, random: Random): FootballState {
  const { plan, minute, reds } = state;
  const homeChance = goalChance(plan.rates.home, minute, reds[0], reds[1]);
  const awayChance = goalChance(plan.rates.away, minute, reds[1], reds[0]);
  const next: FootballState = {
    ...state,
    minute: minute + 1,
    stats: countMinute(state.stats, random, plan.rates.home / (plan.rates.home + plan.rates.away)),
  };
  const draw = random.next();
  if (draw < homeChance) return score(next, 0, random);
  if (draw < homeChance + awayChance) return score(next, 1, random);
  const side = happens(random, 0.5) ? 0 : 1;
  if (happens(random, redChance)) return sendOff(next, side, pick(random, playersOn(next, side)));
  if (happens(random, yellowChance)) return book(next, side, random);
  return goOn(next, random);
}

function countMinute(stats: FootballStats, random: Random, homeShare: number): FootballStats {
  const side = happens(random, homeShare) ? 0 : 1;
  return {
    shots: happens(random, 0.27) ? plusOne(stats.shots, side) : stats.shots,
    onTarget: stats.onTarget,
    corners: happens(random, 0.11) ? plusOne(stats.corners, side) : stats.corners,
    fouls: happens(random, 0.24) ? plusOne(stats.fouls, happens(random, 0.5) ? 0 : 1) : stats.fouls,
    possession: plusOne(stats.possession, side),
  };
}

function happening(state: FootballState, event: FootballEvent, status: StatusLine): FootballState {
  return {
    ...state,
    moment: 'event',
    status,
    dueAt: state.dueAt + eventMs,
    events: [...state.events, event],
  };
}

/** Those not sent off. Generator 2 draws from all eleven. */
function playersOn({ plan, events }: FootballState, side: 0 | 1): readonly string[] {
  const { players } = plan.teams[side];
  if (plan.generator === 2) return players;
  const reds = events.filter((event) => event.side === side && event.kind === 'red card');
  return players.filter((player) => !reds.some((red) => red.player === player));
}

function score(state: FootballState, side: 0 | 1, random: Random): FootballState {
  const team = state.plan.teams[side];
  const [goalkeeper] = team.players;
  const player = pick(
    random,
    playersOn(state, side).filter((each) => each !== goalkeeper),
  );
  const kind = happens(random, penaltyShare) ? 'penalty' : 'goal';
  const { stats } = state;
  const scored: FootballState = {
    ...state,
    goals: plusOne(state.goals, side),
    stats: { ...stats, shots: plusOne(stats.shots, side), onTarget: plusOne(stats.onTarget, side) },
  };
  const status = statusLine('goalFor', { team: team.name, player });
  return happening(scored, { minute: state.minute, side, kind, player }, status);
}

function sendOff(state: FootballState, side: 0 | 1, player: string): FootballState {
  const off = { ...state, reds: plusOne(state.reds, side) };
  const event = { minute: state.minute, side, kind: 'red card', player } as const;
  return happening(off, event, statusLine('redCardFor', { player }));
}

/** Generator 2 takes a player for booked who has the name of a booked player of the other side. */
function isBooked({ plan, events }: FootballState, side: 0 | 1, player: string): boolean {
  return events.some(
    (event) =>
      event.kind === 'yellow card' &&
      event.player === player &&
      (plan.generator === 2 || event.side === side),
  );
}

/** Shows a card; a second yellow is a red. */
function book(state: FootballState, side: 0 | 1, random: Random): FootballState {
  const player = pick(random, playersOn(state, side));
  if (isBooked(state, side, player)) return sendOff(state, side, player);
  const event: FootballEvent = { minute: state.minute, side, kind: 'yellow card', player };
  return goOn({ ...state, events: [...state.events, event] }, random);
}

/** After a minute: play goes on, or a break or the end of the match follows. */
function goOn(state: FootballState, random: Random): FootballState {
  const { minute } = state;
  const open = (status: StatusLine, ms: number): FootballState => ({
    ...state,
    moment: 'open',
    status,
    dueAt: state.dueAt + ms,
  });
  if (minute === matchMinutes / 2) return open(statusLine('halfTime'), halfTimeMs);
  if (minute === matchMinutes) return endNinety(state);
  if (minute === matchMinutes + extraMinutes) return endExtra(state, random);
  return open(statusLine(minute > matchMinutes ? 'extraTime' : 'inPlay'), minuteMs);
}

function endNinety(state: FootballState): FootballState {
  const { goals, plan } = state;
  const done = { ...state, full: goals };
  if (!plan.isKnockOut || goals[0] !== goals[1])
    return { ...done, moment: 'over', status: statusLine('fullTime') };
  return {
    ...done,
    moment: 'open',
    status: statusLine('extraTimeToCome'),
    dueAt: state.dueAt + extraBreakMs,
  };
}

function endExtra(state: FootballState, random: Random): FootballState {
  const { goals } = state;
  if (goals[0] !== goals[1]) return { ...state, moment: 'over', status: statusLine('fullTimeExtra') };
  const penalties = shootOut(random);
  const [home, away] = penalties;
  const status = statusLine('penalties', { home, away });
  return { ...state, moment: 'over', status, penalties, dueAt: state.dueAt + penaltiesMs };
}

/** Five penalties each, then pairs until one side leads. */
function shootOut(random: Random): Pair {
  let [home, away] = [0, 0];
  for (let kick = 1; kick <= 5 || home === away; kick++) {
    const left = Math.max(0, 5 - kick + 1);
    if (kick <= 5 && Math.abs(home - away) > left) break;
    home += happens(random, spotKickChance) ? 1 : 0;
    away += happens(random, spotKickChance) ? 1 : 0;
  }
  return [home, away];
}
