import type { LudoTable } from '../../../../wire/ludo.ts';
import type { ShowStep } from '../show/show-step.ts';
import type { LudoTexts } from '../texts/en.ts';
import { nameOf, sayStep } from './say-turn.ts';

/** For screen readers: one sentence for each important step, undefined for the hops in between. */
export function announceStep(table: LudoTable, step: ShowStep, texts: LudoTexts): string | undefined {
  const { turn: say } = texts;
  if (step.kind === 'turn') return step.seat === table.you ? `${say.yours}. ${say.tapDie}` : undefined;
  if (step.kind === 'again') return step.seat === table.you ? say.again[step.why] : undefined;
  if (step.kind === 'roll' || step.kind === 'hop') {
    const isYou = step.seat === table.you;
    const name = nameOf(table, step.seat, texts);
    if (step.kind === 'roll') return isYou ? say.youRolled(step.die) : say.theyRolled(name, step.die);
    if (!step.isLast) return undefined;
    return isYou ? say.youMoved(step.to) : say.moved(name, step.to);
  }
  const words = sayStep(table, step, texts);
  return words && [words.head, words.detail].filter(Boolean).join('. ');
}
