import type { ProductParts, StartParts } from '../../product.ts';
import { type RunFeed, runNoSeason, runSeason } from './run-season.ts';

const seedWarning = [
  '*** WARNING: SIM_SEED is set. Whoever knows it can compute every result of the season in advance.',
  '*** Never take bets for coins that are worth something with it: unset SIM_SEED and start again.',
];

/** Puts the season of the settings on the board, or none. */
export async function startSeason(
  { house, randomBytes }: Pick<ProductParts, 'house' | 'randomBytes'>,
  sports: RunFeed,
  { config, say }: StartParts,
): Promise<void> {
  const { SEASON, SIM_SEED: seed, SIM_SPEED: speed } = config;
  if (SEASON === 'off') return runNoSeason(house);
  if (seed !== undefined) for (const line of seedWarning) say(line);
  const freshSeed = () => Buffer.from(randomBytes(32)).toString('hex');
  await runSeason({ house, sports, seed, speed, freshSeed });
}
