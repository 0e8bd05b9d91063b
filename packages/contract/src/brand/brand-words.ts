export const colourNames = [
  'background',
  'surface',
  'raised',
  'text',
  'muted',
  'line',
  'edge',
  'link',
  'mark',
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

/** Colours a palette may leave out: they are then made from the others. */
export const derivedColours = ['edge', 'link', 'mark'] as const satisfies readonly ColourName[];
export type DerivedColour = (typeof derivedColours)[number];

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

export const fontStacks = ['sans', 'condensed', 'rounded', 'serif', 'old-style'] as const;
export type FontStack = (typeof fontStacks)[number];

export const iconLooks = ['line', 'fine', 'block'] as const;
export const tileLooks = ['picture', 'arch', 'round', 'list'] as const;
export const scoreboardLooks = ['stadium', 'enamel', 'lacquer'] as const;
export const headerLooks = ['plain', 'bunting'] as const;
export const purseLooks = ['plain', 'ticket'] as const;
export const headingLooks = ['plain', 'ruled'] as const;
export const themes = ['system', 'light', 'dark'] as const;

/** What a brand may say in words of its own: its line on the sign-in page, and titles of the dashboard's sections. */
export const wordNames = ['signIn', 'inPlay', 'liveNow', 'openBets', 'everything'] as const;
export type WordName = (typeof wordNames)[number];
