import { Card } from '@maidan/ui/card.tsx';
import type { ReactNode } from 'react';
import { useAccountTexts } from '../texts/account-texts.ts';
import { ConfirmationSetting } from './confirmation-setting.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { SoundSettings } from './sound-settings.tsx';

interface SettingsPageProps {
  /** Language and theme of this device. */
  readonly device: ReactNode;
  readonly rateDifference: ReactNode;
}

/** The player's settings, and the menu of document 1, section 2. */
export function SettingsPage({ device, rateDifference }: SettingsPageProps) {
  const { settings: texts } = useAccountTexts();
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2">
      <SettingsMenu />
      <div className="flex flex-col gap-3">
        <Card title={texts.display}>{device}</Card>
        {rateDifference}
        <Card title={texts.placing}>
          <ConfirmationSetting />
        </Card>
        <SoundSettings />
      </div>
    </div>
  );
}
