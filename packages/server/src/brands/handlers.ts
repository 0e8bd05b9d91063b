import type { Db } from '../db/db.ts';
import { fine, type HandlersFor } from '../http/answer.ts';
import type { Brands } from './loaded-brand.ts';
import { readNotices } from './store.ts';

export function websiteHandlers(db: Db, brands: Brands): HandlersFor<'website/domainSettingByDomainName'> {
  return {
    'website/domainSettingByDomainName': async ({ domainUrl }) => {
      const brand = brands.forHost(hostOf(domainUrl));
      const notices = await readNotices(db, brand.code);
      return fine({
        clientNotification: notices.client_notification,
        userNotification: notices.user_notification,
        flags: brand.flags,
      });
    },
  };
}

/** Clients send a host or a whole URL. */
function hostOf(domainUrl: string): string {
  const address = URL.parse(domainUrl.includes('://') ? domainUrl : `http://${domainUrl}`);
  return address?.hostname ?? domainUrl;
}
