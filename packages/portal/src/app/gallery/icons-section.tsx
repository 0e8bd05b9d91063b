import { Card } from '@maidan/ui/card.tsx';
import type { Icon } from '@maidan/ui/icons/icon.tsx';
import * as places from '@maidan/ui/icons/places.ts';
import * as signs from '@maidan/ui/icons/signs.ts';

const sizes = ['size-4', 'size-5', 'size-6', 'size-12'];

const sheets: readonly (readonly [string, Readonly<Record<string, Icon>>])[] = [
  ['Places', places],
  ['Signs', signs],
];

/** Every icon at 16, 20, 24 and 48 px. */
export function IconsSection() {
  return sheets.map(([title, icons]) => (
    <Card key={title} title={title}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-5">
        {Object.entries(icons).map(([name, Drawing]) => (
          <li key={name} className="text-xs text-muted">
            {name}
            <span className="flex items-center gap-2 text-text">
              {sizes.map((size) => (
                <Drawing key={size} className={size} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  ));
}
