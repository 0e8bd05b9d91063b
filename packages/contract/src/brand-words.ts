export const colourNames = [
  'background',
  'surface',
  'raised',
  'text',
  'muted',
  'line',
  'primary',
  'onPrimary',
  'accent',
  'onAccent',
  'header',
  'onHeader',
  'back',
  'onBack',
  'lay',
  'onLay',
  'win',
  'loss',
  'warning',
] as const;
export type ColourName = (typeof colourNames)[number];

export const flagNames = [
  'sport',
  'footer',
  'matka',
  'aviator',
  'matchOdds',
  'tiedOdds',
  'virtualGame',
  'internationalCasino',
  'noFancyMatchDetails',
  'blockInspection',
] as const;
export type FlagName = (typeof flagNames)[number];

export const layouts = ['classic', 'grid', 'list', 'compact'] as const;
export type Layout = (typeof layouts)[number];

export const tiles = [
  'inplay',
  'int-casino',
  'casino',
  'rg-casino',
  'matka',
  'ledger',
  'aviator',
  'ludo',
  'statement',
  'settings',
  'free-games',
  'rules',
  'password',
] as const;
export type Tile = (typeof tiles)[number];

export const settingsLinks = ['profile', 'free-games', 'rules', 'password', 'stakes', 'exposure'] as const;
export type SettingsLink = (typeof settingsLinks)[number];

export const languages = ['en', 'hi', 'zh', 'es', 'fr', 'it', 'ar'] as const;
export type Language = (typeof languages)[number];
