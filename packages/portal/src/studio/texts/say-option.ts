import type { InstantGame } from '@maidan/contract/wire';
import { spotOf } from '@maidan/games/rules';
import { sayAndarBahar } from '../andar-bahar/say-andar-bahar.ts';
import { sayDusKaDum } from '../dus-ka-dum/say-dus-ka-dum.ts';
import { saySpot } from '../roulette/say-spot.ts';
import type { StudioTexts } from './en.ts';

const words: Readonly<Record<InstantGame, (texts: StudioTexts, option: string) => string>> = {
  roulette(texts, option) {
    const spot = spotOf(option);
    return spot ? saySpot(texts, spot) : option;
  },
  'dus-ka-dum': sayDusKaDum,
  'andar-bahar': sayAndarBahar,
};

/** An option that the game has, as its board names it in the player's language. */
export const sayOption = (texts: StudioTexts, game: InstantGame, option: string): string =>
  words[game](texts, option);
