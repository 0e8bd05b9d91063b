import { sayAndarBahar } from '../../games/andar-bahar/page/say-andar-bahar.ts';
import { sayDusKaDum } from '../../games/dus-ka-dum/page/say-dus-ka-dum.ts';
import { saySpot } from '../../games/roulette/page/say-spot.ts';
import { spotOf } from '../../games/roulette/spots.ts';
import type { InstantGame } from '../../wire/instant.ts';
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
