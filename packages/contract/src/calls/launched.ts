import { z } from 'zod';
import type { Call } from '../call.ts';

export const launchedCalls = {
  'casino/launchedGames': {
    method: 'POST',
    session: 'required',
    product: 'casino',
    refusalStatus: 200,
    summary: 'The launched games the brand offers, in the order they are shown',
    request: z.object({}),
    data: z.object({
      games: z.array(
        z.object({
          gameId: z.string(),
          name: z.string(),
          /** The kind of game, in one word. */
          kind: z.string(),
          /** Which picture shows it. */
          artwork: z.string(),
          /** A game that is off is shown, but cannot be launched. */
          isOn: z.boolean(),
        }),
      ),
    }),
  },
} as const satisfies Record<string, Call>;
