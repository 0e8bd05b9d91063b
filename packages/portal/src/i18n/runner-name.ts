import { useTexts } from './texts.ts';
import { wordFor } from './word-for.ts';

/** What a language calls a runner that is no team, as the draw; the others keep their name. */
export function useRunnerName(): (name: string) => string {
  const { runners } = useTexts();
  return (name) => wordFor(runners, name);
}
