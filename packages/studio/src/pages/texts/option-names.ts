import type { Language } from '@maidan/contract/wire';
import { createTexts } from '@maidan/ui/texts.ts';
import { listedGames } from '../listed-games.ts';
import { inEveryLanguage } from './studio-texts.ts';

/** The name of an option, as the board of its game has it; the option itself for a game without one. */
export type OptionName = (game: string, option: string) => string;

async function loadNames(language: Language): Promise<OptionName> {
  const named = await Promise.all(
    Object.entries(listedGames).map(
      async ([game, page]) => [game, await page.loadNames?.(language)] as const,
    ),
  );
  const names = new Map(named);
  return (game, option) => names.get(game)?.(option) ?? option;
}

/** The names of options in the player's language. */
export const useOptionNames = createTexts<OptionName>(inEveryLanguage(loadNames));
