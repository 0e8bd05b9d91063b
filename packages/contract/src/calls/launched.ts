import { z } from 'zod';
import type { Call } from '../call.ts';

export const launchedCalls = {
  'casino/launchedGames': {
    method: 'POST',
    session: 'required',
    product: 'casino',
    summary: 'The launched games the brand offers, in the order they are shown',
    request: z.object({}),
    data: z.object({
      games: z.array(
        z.object({
          gameId: z.string(),
          name: z.string(),
          /** A word of one kind of game. */
          kind: z.string(),
          /** Which picture shows it. */
          artwork: z.string(),
          /** One that is off is shown, and cannot be launched. */
          isOn: z.boolean(),
        }),
      ),
    }),
  },
} as const satisfies Record<string, Call>;
