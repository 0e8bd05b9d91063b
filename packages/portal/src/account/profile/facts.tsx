import { Card } from '@maidan/ui/card.tsx';
import type { ReactNode } from 'react';

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
