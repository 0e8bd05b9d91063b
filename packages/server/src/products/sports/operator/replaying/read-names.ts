import { resolve } from 'node:path';
import { z } from 'zod';
import { CommandError } from '../../../../operator/command-error.ts';
import { readBytes } from './read-bytes.ts';

const namesById = z.record(z.string().regex(/^\d{1,16}$/), z.string().trim().min(1).max(60));

/** Reads a JSON object with the names of runners by id. */
export async function readNames(name: string): Promise<ReadonlyMap<string, string>> {
  const path = resolve(name);
  const parsed = namesById.safeParse(parse(new TextDecoder().decode(await readBytes(path))));
  if (!parsed.success)
    throw new CommandError(
      `${path} has no names: expected {"ID": "NAME", ...}, names of 60 letters at most.`,
    );
  return new Map(Object.entries(parsed.data));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
