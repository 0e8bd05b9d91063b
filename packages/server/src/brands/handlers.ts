import type { Db } from '@maidan/process/db/db.ts';
import { fine, type HandlersFor } from '../http/answer.ts';
import { hostNamed } from './host-named.ts';
import type { Brands } from './loaded-brand.ts';
import { readNotices } from './store.ts';

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
