import type { Db } from '@maidan/process/db/db.ts';
import { addressKey } from '@maidan/process/limits/rate-limit.ts';
import { type AccountRow, type Chosen, updatePreferences } from './store.ts';

type Bettor = Pick<AccountRow, 'id' | 'is_demo' | 'rate_difference'>;

export interface Preferences {
  /** The account with the choices made at this address. */
  applyTo(account: AccountRow, address: string): AccountRow;
  save(account: AccountRow, address: string, chosen: Chosen): Promise<AccountRow>;
  /** By which bets sent from this address are decided. */
  rateDifferenceOf(bettor: Bettor, address: string): number;
}

const addressesMost = 10_000;

/**
 * What a client chose for itself, stored with its account. Every visitor may sign in as the demo client, so its choices
 * are kept for each address separately, in memory.
 */
export function createPreferences(db: Db, most = addressesMost): Preferences {
  const ofDemo = new Map<string, Chosen>();
  const placeOf = ({ id }: Bettor, address: string) => `${id} ${addressKey(address)}`;

  function keep(place: string, chosen: Chosen): void {
    const before = ofDemo.get(place);
    // Deleted and set again, so that the choices made longest ago come first and are dropped first.
    ofDemo.delete(place);
    ofDemo.set(place, { ...before, ...chosen });
    const [oldest] = ofDemo.keys();
    if (ofDemo.size > most && oldest !== undefined) ofDemo.delete(oldest);
  }

  return {
    applyTo: (account, address) =>
      account.is_demo ? { ...account, ...ofDemo.get(placeOf(account, address)) } : account,
    async save(account, address, chosen) {
      if (account.is_demo) keep(placeOf(account, address), chosen);
      else await updatePreferences(db, account.id, chosen);
      return { ...account, ...chosen };
    },
    rateDifferenceOf(bettor, address) {
      const chosen = bettor.is_demo ? ofDemo.get(placeOf(bettor, address)) : undefined;
      return chosen?.rate_difference ?? bettor.rate_difference;
    },
  };
}
