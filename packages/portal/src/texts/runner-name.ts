import { useTexts } from './texts.ts';
import { wordFor } from './word-for.ts';

/**
 * Returns a function that translates runners that are not teams, such as the draw; others keep their name.
 */
export function useRunnerName(): (name: string) => string {
  const { runners } = useTexts();
  return (name) => wordFor(runners, name);
}
