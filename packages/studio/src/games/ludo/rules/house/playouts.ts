import { homeBonus, homeStep, sixesMost } from '../ludo-rules.ts';
import { frontWorth, homeWorth, takeWorth } from '../plain-policy.ts';
import type { RolloutRandom } from '../rollout-random.ts';
import { captureStepOf, otherTurnsAt, type Positions, positionSize, sixesAt, turnsAt } from './position.ts';

/** One game from a position to its end, by plain players (`plainMove`) with simulated dice. */
export interface Playout {
  /** 1 when the player who moves the token wins, -1 when it loses, 0 for a tie. */
  afterMove(from: Positions, token: number, die: number, random: RolloutRandom): number;
}

const gains = Float64Array.from({ length: homeStep + 1 }, (_, from) => from * frontWorth);

class Simulation implements Playout {
  private readonly tokens = new Int8Array(positionSize);

  afterMove(from: Positions, first: number, firstDie: number, random: RolloutRandom): number {
    const { tokens } = this;
    for (let at = 0; at < positionSize; at += 1) tokens[at] = from[at] as number;
    let turns = tokens[turnsAt] as number;
    let otherTurns = tokens[otherTurnsAt] as number;
    let sixes = tokens[sixesAt] as number;
    let own = 0;
    let die = firstDie;
    let token = first;
    for (;;) {
      sixes = die === 6 ? sixes + 1 : 0;
      const enemy = 4 - own;
      let isOver = true;
      if (token >= 0) {
        const to = (tokens[token] as number) + die;
        tokens[token] = to;
        const captured = this.capturedBy(enemy, to);
        if (captured >= 0) tokens[captured] = 0;
        if (to === homeStep && this.isAllHome(own)) return own === 0 ? 1 : -1;
        isOver = die !== 6 && captured < 0 && to !== homeStep;
      }
      if (isOver) {
        const left = turns - 1;
        turns = otherTurns;
        otherTurns = left;
        own = enemy;
        sixes = 0;
        if (turns === 0) return Math.sign(this.scoreOf(0) - this.scoreOf(4));
      }
      die = random.die();
      token = die === 6 && sixes === sixesMost - 1 ? -1 : this.plainToken(own, 4 - own, die);
    }
  }

  /** The only token of the enemy on the square of this step; -1 where there are none or several. */
  private capturedBy(enemy: number, step: number): number {
    const theirs = captureStepOf(step);
    if (theirs < 0) return -1;
    let captured = -1;
    for (let token = enemy; token < enemy + 4; token += 1) {
      if (this.tokens[token] !== theirs) continue;
      if (captured >= 0) return -1;
      captured = token;
    }
    return captured;
  }

  private plainToken(own: number, enemy: number, die: number): number {
    let best = -1;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let token = own; token < own + 4; token += 1) {
      const from = this.tokens[token] as number;
      const to = from + die;
      if (to > homeStep) continue;
      const captured = this.capturedBy(enemy, to);
      const taken = captured < 0 ? 0 : (this.tokens[captured] as number) + takeWorth;
      const worth = (gains[from] as number) + taken + (to === homeStep ? homeWorth : 0);
      if (worth > bestWorth) {
        best = token;
        bestWorth = worth;
      }
    }
    return best;
  }

  private isAllHome(own: number): boolean {
    for (let token = own; token < own + 4; token += 1) if (this.tokens[token] !== homeStep) return false;
    return true;
  }

  private scoreOf(own: number): number {
    let score = 0;
    for (let token = own; token < own + 4; token += 1) {
      const step = this.tokens[token] as number;
      score += step === homeStep ? step + homeBonus : step;
    }
    return score;
  }
}

export const createPlayout = (): Playout => new Simulation();
