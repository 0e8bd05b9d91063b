import { choosePassword } from './call-house.ts';
import { doorOf, test as signedIn } from './signed-in-journey.ts';

export { doorOf, expect } from './signed-in-journey.ts';

/** Journeys of a client who may bet: that takes a password the client chose itself. */
export const test = signedIn.extend({
  client: async ({ brand, client }, use) => {
    await use(await choosePassword(doorOf(brand), client));
  },
});
