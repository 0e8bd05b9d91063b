import type { LudoTable } from '../../../../wire/ludo.ts';
import type { ShowStep } from '../show/show-step.ts';
import type { LudoTexts } from '../texts/en.ts';
import { formatStep, nameOf } from './format-turn.ts';

/** For screen readers: one sentence for each important step, undefined for the hops in between. */
export function announceStep(table: LudoTable, step: ShowStep, texts: LudoTexts): string | undefined {
  const { turn: phrases } = texts;
  if (step.kind === 'turn')
    return step.seat === table.you ? `${phrases.yours}. ${phrases.tapDie}` : undefined;
  if (step.kind === 'again') return step.seat === table.you ? phrases.again[step.why] : undefined;
  if (step.kind === 'roll' || step.kind === 'hop') {
    const isYou = step.seat === table.you;
    const name = nameOf(table, step.seat, texts);
    if (step.kind === 'roll') return isYou ? phrases.youRolled(step.die) : phrases.theyRolled(name, step.die);
    if (!step.isLast) return undefined;
    return isYou ? phrases.youMoved(step.to) : phrases.moved(name, step.to);
  }
  const words = formatStep(table, step, texts);
  return words && [words.head, words.detail].filter(Boolean).join('. ');
}
