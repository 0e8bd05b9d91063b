import { useCasinoTexts } from './casino-texts.ts';
import { sayOption } from './say-option.ts';

/** Returns a function that translates an option's name. */
export function useOptionName(): (name: string) => string {
  const texts = useCasinoTexts();
  return (name) => sayOption(name, texts);
}
