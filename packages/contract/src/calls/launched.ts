import { z } from 'zod';
import { brandFlags } from '../brand/brand.ts';
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

export const websiteCalls = {
  'website/domainSettingByDomainName': {
    method: 'POST',
    session: 'none',
    product: 'website',
    refusalStatus: 200,
    summary: "A host's notices and flags",
    request: z.object({ domainUrl: z.string().max(255).optional() }),
    data: z.object({ clientNotification: z.string(), userNotification: z.string(), flags: brandFlags }),
  },
} as const satisfies Record<string, Call>;
