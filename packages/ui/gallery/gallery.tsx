import './gallery.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Select } from '../src/form/fields.tsx';
import { Switch } from '../src/form/switch.tsx';
import { Toaster } from '../src/toast.tsx';
import { UiProvider } from '../src/ui-provider.tsx';
import { ActionsSection } from './actions-section.tsx';
import { DisplaySection, IconsSection } from './display-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { SlipSection } from './slip-section.tsx';
import { TablesSection } from './tables-section.tsx';

const labels = {
  colon: ': ',
  close: 'Close',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  pause: 'Pause',
  play: 'Play',
  increase: 'Increase',
  decrease: 'Decrease',
};

const root = document.documentElement;
const request = new URLSearchParams(window.location.search);

/** Every control in its states. `?theme=dark&dir=rtl` opens it in another theme and direction. */
function Gallery() {
  const [theme, setTheme] = useState(request.get('theme') ?? '');
  const [isRightToLeft, setRightToLeft] = useState(request.get('dir') === 'rtl');
  const direction = isRightToLeft ? 'rtl' : 'ltr';
  root.dir = direction;
  if (theme === '') delete root.dataset.theme;
  else root.dataset.theme = theme;
  return (
    <UiProvider labels={labels} direction={direction}>
      <main className="mx-auto flex max-w-5xl flex-col gap-4 p-3">
        <header className="flex flex-wrap items-end gap-4">
          <h1 className="flex-1 text-2xl font-bold">Controls</h1>
          <Select
            label="Theme"
            value={theme}
            onChange={({ target }) => setTheme(target.value)}
            options={[
              { value: '', label: 'System' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <Switch label="Right to left" checked={isRightToLeft} onCheckedChange={setRightToLeft} />
        </header>
        <ActionsSection />
        <FieldsSection />
        <SlipSection />
        <PricesSection />
        <DisplaySection />
        <TablesSection />
        <IconsSection />
      </main>
      <Toaster />
    </UiProvider>
  );
}

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the gallery.');
createRoot(place).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
