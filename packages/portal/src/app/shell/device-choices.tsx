import { Select } from '@maidan/ui/form/fields.tsx';
import { useTexts } from '../../texts/texts.ts';
import { themes, useTheme } from '../theme.ts';
import { ClientLanguage } from './client-language.tsx';

export function DeviceChoices() {
  const { device: texts } = useTexts();
  const [theme, setTheme] = useTheme();
  return (
    <div className="mt-2 grid gap-3 border-t border-line px-1 pt-3 pb-2">
      <ClientLanguage />
      <Select
        label={texts.theme}
        value={theme}
        onChange={(event) => setTheme(themes.find((name) => name === event.target.value) ?? 'system')}
        options={themes.map((name) => ({ value: name, label: texts.themes[name] }))}
      />
    </div>
  );
}
