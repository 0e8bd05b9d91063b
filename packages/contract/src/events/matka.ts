import { z } from 'zod';
import { matkaState } from '../entities/matka.ts';

/**
 * The room `matka` and the channel of that name: a full picture has every matka, a patch those that differ, each whole,
 * by matkaEventId.
 */
export const matkaPicture = z.object({ matkas: z.array(matkaState), n: z.int() });
export type MatkaPicture = z.output<typeof matkaPicture>;

export interface MatkaServerEvents {
  fetchMatkaBetList(notice: { readonly fetch: boolean }): void;
}
