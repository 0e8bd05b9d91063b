import type { MarketDefinition, MarketOutcome } from '@maidan/betting';
import { UsageError } from '../command-error.ts';

const short = /^(winner|run|number|crash)=(.+)$/;

/** Short for the common ones, JSON for any; whether the market can end so is for the market to say. */
export function readOutcome(text: string): MarketOutcome {
  if (text === 'void') return { void: true };
  const [, kind = '', value = ''] = short.exec(text) ?? [];
  if (kind === 'winner') return { winner: value };
  if (kind === 'number') return { number: value };
  if (kind === 'run' && /^\d+$/.test(value)) return { run: Number(value) };
  if (kind === 'crash' && /^\d+(\.\d{1,2})?$/.test(value)) return { crash: Math.round(Number(value) * 100) };
  if (text.startsWith('{')) return readJson(text);
  throw new UsageError(
    `--outcome is "${text}": expected void, winner=NAME, run=WHOLE, number=NUMBER, crash=1.85 or JSON.`,
  );
}

function readJson(text: string): MarketOutcome {
  try {
    return JSON.parse(text) as MarketOutcome;
  } catch (error) {
    throw new UsageError(`--outcome is not JSON (${(error as Error).message}).`);
  }
}

/** How a market of this shape can end, for the operator who named something else. */
export function outcomesOf(definition: MarketDefinition, names: ReadonlyMap<string, string>): string {
  const called = (runner: string) => (names.has(runner) ? `${names.get(runner)} (${runner})` : runner);
  switch (definition.shape) {
    case 'winner':
      return `void, or winner= one of ${definition.runners.map(called).join(', ')}`;
    case 'places':
      return `void, or JSON {"placed": {"winners": […], "withdrawn": […]}} naming some of ${definition.runners.map(called).join(', ')}`;
    case 'line':
      return 'void, or run= a whole number';
    case 'numbers':
      return 'void, or number= one of its numbers';
    case 'flight':
      return 'void, or crash= the multiplier';
    case 'options':
      return `void, or JSON {"groups": …} naming ${definition.groups.map((group) => group.id).join(', ')}`;
  }
}
