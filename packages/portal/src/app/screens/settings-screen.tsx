import { Segmented } from '@maidan/ui/form/segmented.tsx';
import { RateDifference } from '../../account/profile/rate-difference.tsx';
import { SettingsPage } from '../../account/settings/page.tsx';
import { useTexts } from '../../texts/texts.ts';
import { ClientLanguage } from '../shell/client-language.tsx';
import { themes, useTheme } from '../theme.ts';

function DeviceSettings() {
  const { device: texts } = useTexts();
  const [theme, setTheme] = useTheme();
  return (
    <div className="flex flex-col gap-4">
      <ClientLanguage />
      <div className="flex flex-col gap-1.5">
        <p aria-hidden="true" className="text-sm font-medium">
          {texts.theme}
        </p>
        <Segmented
          label={texts.theme}
          segments={themes.map((value) => ({ value, label: texts.themes[value] }))}
          value={theme}
          onValueChange={setTheme}
        />
      </div>
    </div>
  );
}

/**
 * Features never import each other: the settings page gets the parts of the profile and of the device as
 * props.
 */
export function SettingsScreen() {
  return <SettingsPage device={<DeviceSettings />} rateDifference={<RateDifference />} />;
}
