import { games } from '@maidan/games/rules';
import { Select } from '@maidan/ui/form/fields.tsx';
import { Switch } from '@maidan/ui/form/switch.tsx';
import { UiProvider } from '@maidan/ui/ui-provider.tsx';
import { useState } from 'react';
import { en } from '../../texts/en.ts';
import { ActionsSection } from './actions-section.tsx';
import { DisplaySection, IconsSection } from './display-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { TableFacesSection } from './table-faces-section.tsx';
import { TablesSection } from './tables-section.tsx';

function setRootAttribute(name: 'dir' | 'data-theme', value: string) {
  if (value === '') document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
}

/** Every component in its states, for developers. Development only. */
export function GalleryPage() {
  const [theme, setTheme] = useState('');
  const [rightToLeft, setRightToLeft] = useState(false);
  return (
    <UiProvider labels={en.ui} direction={rightToLeft ? 'rtl' : 'ltr'}>
      <main className="mx-auto flex max-w-5xl flex-col gap-4 p-3">
        <header className="flex flex-wrap items-end gap-4">
          <h1 className="flex-1 text-2xl font-bold">Components</h1>
          <Select
            label="Theme"
            value={theme}
            onChange={(event) => {
              setTheme(event.target.value);
              setRootAttribute('data-theme', event.target.value);
            }}
            options={[
              { value: '', label: 'System' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <Switch
            label="Right to left"
            checked={rightToLeft}
            onCheckedChange={(checked) => {
              setRightToLeft(checked);
              setRootAttribute('dir', checked ? 'rtl' : 'ltr');
            }}
          />
        </header>
        <ActionsSection />
        <FieldsSection />
        <PricesSection />
        <DisplaySection />
        <IconsSection />
        <TablesSection />
        {games.slice(0, 2).map((game) => (
          <TableFacesSection key={game.entry.code} game={game} />
        ))}
      </main>
    </UiProvider>
  );
}
