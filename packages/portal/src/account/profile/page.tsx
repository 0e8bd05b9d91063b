import { Card } from '@maidan/ui/card.tsx';
import { Figure } from '@maidan/ui/figures/figure.tsx';
import { formatCoins } from '@maidan/ui/format/coins.ts';
import type { ReactNode } from 'react';
import { useBrand } from '../../brand/brand.ts';
import { useSession } from '../../house/session.ts';
import { useWallet } from '../../house/wallet-store.ts';
import { wordFor } from '../../texts/word-for.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { RateDifference } from './rate-difference.tsx';

/** An address too long for its line may wrap at its @. */
function breakable(address: string) {
  const [name, ...host] = address.split('@');
  return host.length === 0 ? (
    address
  ) : (
    <>
      {name}@<wbr />
      {host.join('@')}
    </>
  );
}

export function ProfilePage() {
  const { profile: texts } = useAccountTexts();
  const { helpLine, joinDate } = useBrand();
  const session = useSession();
  const wallet = useWallet();
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <RateDifference />
      <Facts
        title={texts.personal}
        facts={[
          { name: texts.clientCode, value: session?.name },
          { name: texts.username, value: session?.username },
          { name: texts.role, value: session && wordFor(texts.roles, session.userType) },
          {
            name: texts.chips,
            value: wallet && <Figure>{formatCoins(wallet.coins)}</Figure>,
          },
        ]}
      />
      <Facts
        title={texts.company}
        facts={[
          { name: texts.helpLine, value: breakable(helpLine) },
          {
            name: texts.joinDate,
            value: <Figure>{joinDate}</Figure>,
          },
        ]}
      />
    </div>
  );
}

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

export function Facts({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  return (
    <Card title={title} flush>
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <tbody className="divide-y divide-line">
          {facts.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row" className="w-1/3 py-3 ps-4 pe-2 text-start font-medium text-muted">
                {name}
              </th>
              <td className="py-3 ps-2 pe-4 font-semibold wrap-anywhere">
                <bdi>{value}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
