import { controlPath } from '../../packages/server/src/operator/control-path.ts';
import { askRunningServer } from '../../packages/server/src/operator/control-socket.ts';
import type { Settings } from './house.ts';

/** Runs an operator's command on the running house: `operate(settings, 'credit', { client, coins: '5' })`. */
export async function operate(
  settings: Settings,
  verb: string,
  options: Record<string, string>,
  /** Positional arguments: what the verb acts on. */
  ...words: string[]
): Promise<string> {
  const named = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const argv = [verb, ...words, ...named];
  const lines: string[] = [];
  const end = await askRunningServer(controlPath(placeOf(settings)), argv, 'journey', {
    print: (line) => lines.push(line),
    progress: () => undefined,
  });
  if (end?.exit === 0) return lines.join('\n');
  throw new Error(`${verb}: ${end ? (end.reason ?? lines.join('\n')) : 'no house answers'}`);
}

function placeOf({ DATA_DIR = '', DATABASE_URL }: Settings): Parameters<typeof controlPath>[0] {
  return { DATA_DIR, DATABASE_URL };
}
