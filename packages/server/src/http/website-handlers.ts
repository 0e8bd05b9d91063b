import type { CallPath, FlagName } from '@maidan/contract';
import type { Db } from '@maidan/process/db/db.ts';
import { type Brands, hostNamed, type LoadedBrand } from '../brands/brands.ts';
import { readNotices } from '../brands/store.ts';
import { type Answer, type CallerOf, fine, type HandlersFor, refuse } from './answer.ts';

export function websiteHandlers(db: Db, brands: Brands): HandlersFor<'website/domainSettingByDomainName'> {
  return {
    'website/domainSettingByDomainName': async ({ domainUrl }, caller) => {
      const brand = domainUrl === undefined ? caller.brand : brands.forHost(hostNamed(domainUrl));
      const notices = await readNotices(db, brand.code);
      return fine({
        clientNotification: notices.client_notification,
        userNotification: notices.user_notification,
        flags: brand.flags,
      });
    },
  };
}

/** The condition under which a brand offers a product. */
export interface Offer {
  readonly flag: FlagName;
  /** Calls that are always answered: a brand may drop a product while its clients have open bets. */
  readonly always: readonly CallPath[];
}

export const isOfferedBy = (brand: LoadedBrand, offer: Offer | undefined): boolean =>
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
