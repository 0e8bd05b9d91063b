import type { SimulatedSeason } from '@maidan/feeds';
import type { ProductParts, StartParts } from '../../../product.ts';
import { readySeason, runNoSeason } from './run-season.ts';

const seedWarning = [
  '*** WARNING: SIM_SEED is set. Whoever knows it can compute every result of the season in advance.',
  '*** Never take bets for coins that are worth something with it: unset SIM_SEED and start again.',
];

/** The season of the settings, ready to be put on the board, or none. */
export async function startSeason(
  { house, randomBytes }: Pick<ProductParts, 'house' | 'randomBytes'>,
  { config, say }: StartParts,
): Promise<SimulatedSeason | undefined> {
  const { SEASON, SIM_SEED: seed, SIM_SPEED: speed } = config;
  if (SEASON === 'off') {
    await runNoSeason(house);
    return undefined;
  }
  if (seed !== undefined) for (const line of seedWarning) say(line);
  const freshSeed = () => Buffer.from(randomBytes(32)).toString('hex');
  return readySeason({ house, seed, speed, freshSeed });
}
