import { useCasinoTexts } from './casino-texts.ts';
import { formatOption } from './format-option.ts';

/** Returns a function that translates an option's name. */
export function useOptionName(): (name: string) => string {
  const texts = useCasinoTexts();
  return (name) => formatOption(name, texts);
}
