import { useState } from 'react';
import { Badge, type BadgeTone } from '../src/badge.tsx';
import { Card } from '../src/card.tsx';
import { CopyButton, Fact } from '../src/figures/fact.tsx';
import { Amount, DateTime, LatestOnly } from '../src/figures/figure.tsx';
import { Sparkline } from '../src/figures/sparkline.tsx';
import { ComingHeader, GameTitle, RoundLine } from '../src/game-header.tsx';
import type { Icon } from '../src/icons/icon.tsx';
import * as places from '../src/icons/places.ts';
import { Ticket } from '../src/icons/places.ts';
import * as signs from '../src/icons/signs.ts';
import { EmptyState, FailedState, LineLost, Skeleton, SkeletonRows } from '../src/page-states.tsx';
import { Tabs } from '../src/tabs.tsx';

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
      <EmptyState title="Nothing was found" icon={<Ticket aria-hidden="true" />} />
      <FailedState
        title="This could not be loaded"
        reason="No response received from the server"
        retry="Try again"
        onRetry={() => undefined}
      />
      <LineLost text="The line is lost: what is shown may be old" className="bg-raised" />
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
          <Amount coins={900} summary plus />
          <DateTime at="2026-03-20T10:15:07Z" />
        </p>
        <LatestOnly format={(count) => `Only your latest ${count} are shown.`} shown={500} />
        <dl className="grid gap-2">
          <Fact name="Hash" value="9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08" />
        </dl>
        <CopyButton
          label="Copy"
          copied="Copied"
          notCopied="Could not be copied"
          write={() => 'A copied text'}
        />
        <Tabs
          label="Sections"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'pictures', label: 'Pictures', content: <Pictures /> },
            { value: 'waiting', label: 'Waiting and empty', content: <Waiting /> },
            { value: 'headers', label: 'Headers', content: <Headers /> },
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

/** The header of a page that fills the window, and its place until it has loaded. */
function Headers() {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <div className="@container rounded-lg border border-line px-3 py-2">
        <GameTitle title="A game with a long name" />
        <RoundLine label="Round" roundId="241108-000123" />
      </div>
      <ComingHeader />
    </div>
  );
}

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
