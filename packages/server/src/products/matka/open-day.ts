import { commitmentTo } from '@maidan/betting';
import {
  drawCommitment,
  drawDefinition,
  jodiDefinition,
  laterDay,
  type MatkaEntry,
  type MatkaPart,
  matkaDayAt,
  matkaPayTableHash,
  matkaTimes,
  matkaVersion,
} from '@maidan/games/rules';
import type { Round } from '../../rounds/round.ts';
import type { Rounds } from '../../rounds/rounds.ts';
import type { RoundSeed, SeedChains } from '../../rounds/seed-chains.ts';
import { type DrawName, drawEnding, type MatkaDay, matkaParts, product, roundGame } from './matka-day.ts';
import { liabilityMaxOf, type MatkaSetting } from './settings-store.ts';
import type { NewDay } from './store.ts';

/** The first day after the last one whose open draw is still to come. */
export function dayToOpen(
  entry: MatkaEntry,
  last: Pick<MatkaDay, 'number' | 'day'> | undefined,
  { isDrawnByOperator }: MatkaSetting,
  now: number,
): NewDay {
  const today = matkaDayAt(now);
  let day = last === undefined || last.day < today ? today : laterDay(last.day, 1);
  while (matkaTimes(entry, day).open.betsUntil <= now) day = laterDay(day, 1);
  return {
    matka: entry.code,
    number: (last?.number ?? 0) + 1,
    day,
    drawnBy: isDrawnByOperator ? 'operator' : 'seed',
    openedAt: now,
    ...matkaTimes(entry, day),
  };
}

/** The seed of one draw with its hash, computed once: a live picture shows it four times a second. */
export interface DrawSeed extends RoundSeed {
  readonly hash: string;
}

export type DaySeeds = Readonly<Record<DrawName, DrawSeed>>;

export async function seedsOf(
  chains: SeedChains,
  { matka, number }: Pick<MatkaDay, 'matka' | 'number'>,
): Promise<DaySeeds> {
  // Each draw has its own chain: in one chain the hash shown for the close would be the seed of the open.
  const seedOf = async (draw: DrawName): Promise<DrawSeed> => {
    const found = await chains.seedOf(roundGame(matka, draw), number);
    return { ...found, hash: commitmentTo(found.seed) };
  };
  const [open, close] = await Promise.all([seedOf('open'), seedOf('close')]);
  return { open, close };
}

/** The commitment of a part before the first bet; without a seed where an operator enters the panna. */
export function commitmentOf(
  { drawnBy }: Pick<MatkaDay, 'drawnBy'>,
  part: MatkaPart,
  seeds: DaySeeds,
): string {
  if (drawnBy === 'operator') return `operator.v${matkaVersion}.${matkaPayTableHash()}`;
  if (part !== 'jodi') return drawCommitment(seeds[part].seed);
  return [seeds.open, seeds.close].map(({ seed }) => drawCommitment(seed)).join('+');
}

export interface OpenedRounds {
  readonly rounds: readonly Round[];
  /** Whether they were opened under the present rules. */
  readonly isOfTheseRules: boolean;
}

/** Opens betting on the parts of a day; parts already open are unchanged. */
export async function openRounds(
  rounds: Rounds,
  entry: MatkaEntry,
  setting: MatkaSetting,
  day: MatkaDay,
  seeds: DaySeeds,
): Promise<OpenedRounds> {
  const payoutMax = liabilityMaxOf(setting);
  const opened: Round[] = [];
  let isOfTheseRules = true;
  for (const part of matkaParts) {
    const answer = await rounds.open({
      game: roundGame(entry.code, part),
      number: day.number,
      commitment: commitmentOf(day, part, seeds),
      closesAt: day[drawEnding(part)].betsUntil,
      product,
      kind: `matka-${part}`,
      name: entry.name,
      eventId: entry.eventId,
      room: product,
      definition:
        part === 'jodi'
          ? { version: `matka-jodi/${matkaVersion}`, value: jodiDefinition }
          : { version: `matka-draw/${matkaVersion}`, value: drawDefinition },
      ...(payoutMax === undefined ? {} : { payoutMax }),
    });
    if (answer.ok) opened.push(answer.value);
    else if (answer.refusal.code === 'number-taken') {
      opened.push(answer.refusal.round);
      isOfTheseRules = false;
    } else throw new Error(`${entry.code} ${day.day} could not be opened: ${answer.refusal.code}`);
  }
  return { rounds: opened, isOfTheseRules };
}
