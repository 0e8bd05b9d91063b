import type { CallPath, FlagName } from '@maidan/contract';
import { type Answer, type CallerOf, refuse } from '../http/answer.ts';
import type { FindGameDetails } from '../rounds/game-details.ts';
import type { LoadedBrand } from './loaded-brand.ts';

/** The condition under which a brand offers a product. */
export interface Offer {
  readonly flag: FlagName;
  /** Calls that are always answered: a brand may drop a product while its clients have open bets. */
  readonly always: readonly CallPath[];
}

const isOfferedBy = (brand: LoadedBrand, offer: Offer | undefined): boolean =>
  offer === undefined || brand.flags[offer.flag];

type AnyHandlers = Readonly<Record<string, (request: never, caller: never) => Promise<Answer<unknown>>>>;

/** The same calls, refused to clients of brands that do not offer the product. */
export function offeredHandlers<Handlers extends AnyHandlers>(
  handlers: Handlers,
  offer: Offer | undefined,
): Handlers {
  if (offer === undefined) return handlers;
  const guarded = Object.entries(handlers).map(([path, handle]) => [
    path,
    offer.always.includes(path as CallPath)
      ? handle
      : async (request: never, caller: CallerOf<CallPath>) =>
          isOfferedBy(caller.brand, offer) ? handle(request, caller as never) : refuse('not-offered-here'),
  ]);
  return Object.fromEntries(guarded);
}

export const offeredDetails =
  (find: FindGameDetails, offer: Offer | undefined): FindGameDetails =>
  (eventId, caller) =>
    isOfferedBy(caller.brand, offer) ? find(eventId, caller) : undefined;
