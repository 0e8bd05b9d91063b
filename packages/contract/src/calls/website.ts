import { z } from 'zod';
import { brandFlags } from '../brand/brand.ts';
import type { Call } from '../call.ts';

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
