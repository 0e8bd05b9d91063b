import type { SettingsLink } from '@maidan/contract/wire';
import { Card } from '@maidan/ui/card.tsx';
import { Switch } from '@maidan/ui/form/switch.tsx';
import type { Icon } from '@maidan/ui/icons/icon.tsx';
import { Gamepad, Hourglass, Key, OpenBook, Person } from '@maidan/ui/icons/places.ts';
import { ChevronRight, Coins } from '@maidan/ui/icons/signs.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useConfirmsBets } from '../../betting/api.ts';
import { useSoundChoice } from '../../betting/choices/sound-choice.ts';
import { useBrand } from '../../brand/brand.ts';
import { type AccountPath, pathTo } from '../../paths.ts';
import type { SoundSetting } from '../../product.ts';
import { offeredParts } from '../../product-parts.ts';
import { useAccountTexts } from '../texts/account-texts.ts';

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

const places: Record<SettingsLink, { readonly screen: AccountPath; readonly icon: Icon }> = {
  profile: { screen: 'profile', icon: Person },
  'free-games': { screen: 'freeGames', icon: Gamepad },
  rules: { screen: 'rules', icon: OpenBook },
  password: { screen: 'changePassword', icon: Key },
  stakes: { screen: 'editStakes', icon: Coins },
  exposure: { screen: 'pendingBets', icon: Hourglass },
};

/** The brand chooses the links (document 1, section 2). */
export function SettingsMenu() {
  const { settings: texts } = useAccountTexts();
  const { settingsLinks } = useBrand();
  return (
    <nav aria-label={texts.heading}>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {settingsLinks.map((link) => {
          const { screen, icon: Icon } = places[link];
          return (
            <li key={link}>
              <Link
                to={pathTo(screen)}
                className="focus-inset flex min-h-12 items-center gap-3 px-4 font-medium hover:bg-text/6"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
                <span className="flex-1">{texts.links[link]}</span>
                <ChevronRight aria-hidden="true" className="size-5 text-muted rtl:-scale-x-100" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function SoundSwitch({ label, choice }: SoundSetting) {
  const { settings: texts } = useAccountTexts();
  const [isOn, choose] = useSoundChoice(choice);
  return (
    <Switch
      label={texts.soundsOf[label]}
      checked={isOn}
      onCheckedChange={choose}
      className="w-full font-medium"
    />
  );
}

function SoundSettings() {
  const { settings: texts } = useAccountTexts();
  const sounds = offeredParts(useBrand()).flatMap(({ sound }) => sound ?? []);
  return (
    <Card title={texts.sounds}>
      <div className="flex flex-col gap-1">
        {sounds.map((sound) => (
          <SoundSwitch key={sound.label} {...sound} />
        ))}
      </div>
    </Card>
  );
}

/** The same setting as on the match page. */
function ConfirmationSetting() {
  const { settings: texts } = useAccountTexts();
  const [isOn, choose] = useConfirmsBets();
  return (
    <div>
      <Switch
        label={texts.confirmation}
        checked={isOn}
        onCheckedChange={(next) => void choose(next)}
        className="w-full font-medium"
      />
      <p className="pe-16 text-sm text-muted">{texts.confirmationHint}</p>
    </div>
  );
}
