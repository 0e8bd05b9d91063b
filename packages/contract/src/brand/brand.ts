import { z } from 'zod';
import { brandArt, brandLook, brandWords, colour, picture } from './brand-look.ts';
import {
  colourNames,
  type DerivedColour,
  derivedColours,
  flagNames,
  languages,
  layouts,
  settingsLinks,
  tiles,
} from './brand-words.ts';

const hasNoRepeat = (list: readonly unknown[]) => new Set(list).size === list.length;
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item).refine(hasNoRepeat, 'expected each entry once');

const isDerived = (name: string) => derivedColours.some((derived) => derived === name);
const palette = z.strictObject(
  Object.fromEntries(
    colourNames.map((name) => [name, isDerived(name) ? colour.optional() : colour]),
  ) as PaletteShape,
);
type PaletteShape = Record<Exclude<(typeof colourNames)[number], DerivedColour>, typeof colour> &
  Record<DerivedColour, z.ZodOptional<typeof colour>>;

const flags = z.strictObject(Object.fromEntries(flagNames.map((name) => [name, z.boolean()])) as FlagsShape);
type FlagsShape = Record<(typeof flagNames)[number], z.ZodBoolean>;

const host = z.string().regex(/^[a-z0-9.-]+$/, 'expected a host in lower case, without scheme or port');
const code = z.string().regex(/^[a-z][a-z0-9-]{1,31}$/, 'expected a code of small letters and digits');
const address = z.union([z.literal(''), z.url()], { error: "expected a URL, or '' for the same origin" });
const apiBase = z.union([z.string().regex(/^\/[\w/-]*$/), z.url()], { error: 'expected a path or a URL' });

const wholeCoins = z.int().min(1).max(1_000_000_000_000);

export const brandFile = z.strictObject({
  code,
  hosts: listOf(host).min(1),
  title: z.string().min(1).max(40),
  /** What search engines and messengers show under the title; a page without one says none. */
  description: z
    .string()
    .regex(/^[^\p{Cc}]{50,160}$/u, 'expected one line of 50 to 160 characters')
    .optional(),
  favicon: picture,
  logo: picture,
  colours: z.strictObject({ light: palette, dark: palette }),
  look: brandLook,
  /** A picture that is not named, or whose file is missing, is the default brand's. */
  art: brandArt,
  words: brandWords,
  apiBase,
  socketAddress: address,
  flags,
  domainCode: code,
  dashboard: z.strictObject({
    layout: z.enum(layouts),
    tiles: listOf(z.enum(tiles)).min(1),
    aviatorFullPageLoad: z.boolean(),
  }),
  settingsLinks: listOf(z.enum(settingsLinks)),
  signIn: z.strictObject({ variant: z.enum(['full', 'simple']) }),
  demoLogin: z.strictObject({ username: z.string().min(1).max(64), password: z.string().min(1).max(200) }),
  languages: listOf(z.enum(languages)).min(1),
  encryptedReplies: z.boolean(),
  allowManySessions: z.boolean(),
  helpLine: z.string().max(100),
  joinDate: z.string().max(40),
  /**
   * The most this brand's house may lose in the worst case, in whole coins: on a market, on an event, on all open bets, and to
   * its players at Ludo in a day.
   */
  lossLimits: z
    .strictObject({
      market: wholeCoins,
      event: wholeCoins,
      brand: wholeCoins,
      ludoDay: wholeCoins.optional(),
    })
    .optional(),
});

export const brandFlags = flags;
export type Brand = z.output<typeof brandFile>;

/** What the browser's scripts get. Its colours and typefaces are in the page's style, its description in the head. */
export interface PublicBrand extends Omit<Brand, 'demoLogin' | 'lossLimits' | 'description'> {
  readonly demoLogin?: Brand['demoLogin'];
}

/** A public brand as written into the page, with the addresses its pictures are served at. */
export interface ServedBrand extends PublicBrand {
  readonly faviconUrl: string;
  readonly logoUrl: string;
}

/** Only the full sign-in has a demo button, so only it gets the demo login. */
export const publicBrand = ({ demoLogin, lossLimits: _, description: __, ...rest }: Brand): PublicBrand =>
  rest.signIn.variant === 'full' ? { ...rest, demoLogin } : rest;
