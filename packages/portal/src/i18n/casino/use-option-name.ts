import { useCasinoTexts } from './casino-texts.ts';
import { sayOption } from './say-option.ts';

/** Says an option's name in the player's language. */
export function useOptionName(): (name: string) => string {
  const texts = useCasinoTexts();
  return (name) => sayOption(name, texts);
}
