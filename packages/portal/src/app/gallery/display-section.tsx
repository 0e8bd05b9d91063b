import { Badge, type BadgeTone } from '@maidan/ui/badge.tsx';
import { Card } from '@maidan/ui/card.tsx';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { Sparkline } from '@maidan/ui/figures/sparkline.tsx';
import type { Icon } from '@maidan/ui/icons/icon.tsx';
import * as places from '@maidan/ui/icons/places.ts';
import { Ticket } from '@maidan/ui/icons/places.ts';
import * as signs from '@maidan/ui/icons/signs.ts';
import { EmptyState, Skeleton, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { Tabs } from '@maidan/ui/tabs.tsx';
import { useState } from 'react';

const tones: ReadonlyArray<BadgeTone> = [
  'plain',
  'primary',
  'accent',
  'win',
  'loss',
  'warning',
  'back',
  'lay',
];

const worm = [0, 7, 11, 24, 31, 36, 52, 58, 71, 84].map((y, x) => ({ x, y }));
const profit = [0, 250, -400, -150, 600, 420].map((y, x) => ({ x, y }));

function Pictures() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Sparkline points={worm} label="84 runs after 9 overs" />
      <Sparkline points={profit} label="Profit of 420 after 5 days" step tone="win" />
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="flex flex-col gap-3">
        <Skeleton className="h-6 w-1/2" />
        <SkeletonRows rows={3} />
      </div>
      <EmptyState title="No Match Found" icon={<Ticket aria-hidden="true" />} />
    </div>
  );
}

export function DisplaySection() {
  const [tab, setTab] = useState('pictures');
  return (
    <Card title="Display">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <p className="flex flex-wrap gap-4 font-semibold">
          <Amount coins={1234567.89} />
          <Amount coins={-500.25} />
          <Amount coins={0} />
          <Amount coins={1500} summary />
          <Amount coins={-1500.5} plain />
        </p>
        <Tabs
          label="Sections"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'pictures', label: 'Pictures', content: <Pictures /> },
            { value: 'waiting', label: 'Waiting and empty', content: <Waiting /> },
          ]}
        />
      </div>
    </Card>
  );
}

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
