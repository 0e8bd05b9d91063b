import { matchPath } from 'react-router';
import type { PortalBrand } from '../brand/brand.ts';
import { type AccountPath, gamePattern, patternUnderMain } from '../paths.ts';
import type { GameAtWord, ScreenFrame } from '../product.ts';
import { betParts, productParts } from '../product-parts.ts';
import { isOfferedBy, type MainPath, productOf } from '../products.ts';
import { paramsOf, sectionAt } from './section-at.ts';

const titled: ScreenFrame = { isTitled: true };

/** Document 1, section 2: the screens whose title the shell shows; the others have their own heading. */
const accountFrames: Partial<Record<AccountPath, ScreenFrame>> = {
  dashboard: { pane: 'own', hasBelowMenu: true },
  rules: titled,
  profile: titled,
  freeGames: titled,
  changePassword: titled,
  ledger: titled,
  statement: titled,
  pendingBets: titled,
  settings: titled,
  editStakes: titled,
  verifyRound: titled,
};

const none: ScreenFrame = {};

export function frameOf(section: MainPath | undefined): ScreenFrame {
  if (section === undefined) return none;
  const frames: readonly Readonly<Record<string, ScreenFrame | undefined>>[] = [
    accountFrames,
    ...productParts().map(({ frames }) => frames ?? {}),
  ];
  return frames.find((each) => each[section])?.[section] ?? none;
}

/** The game with this word in its address. */
export function gameWithWord(word: string | undefined): GameAtWord | undefined {
  if (word === undefined) return undefined;
  for (const parts of betParts()) {
    const game = parts.gameAt?.(word);
    if (game) return game;
  }
  return undefined;
}

const wordIn = (pathname: string) => matchPath(patternUnderMain(gamePattern), pathname)?.params.game;

function isWholeScreen(section: MainPath, pathname: string, flags: PortalBrand['flags']): boolean {
  const product = productOf(section);
  const { isWhole = false } = frameOf(section);
  if (product && !isOfferedBy({ flags }, product)) return false;
  return typeof isWhole === 'boolean' ? isWhole : isWhole(paramsOf(section, pathname) ?? {}, flags);
}

/** Whether the screen of an address may fill the page, as far as is known before the games are loaded. */
export function mayBeWholePage(pathname: string, flags: PortalBrand['flags']): boolean {
  const section = sectionAt(pathname);
  return section === undefined || isWholeScreen(section, pathname, flags);
}

/** Whether the screen of an address fills the page. */
export function isWholePage(pathname: string, flags: PortalBrand['flags']): boolean {
  const section = sectionAt(pathname);
  return section === undefined
    ? gameWithWord(wordIn(pathname)) !== undefined
    : isWholeScreen(section, pathname, flags);
}

/** Whether a whole page has the dark colours of a game. */
export const isByNight = (pathname: string): boolean => frameOf(sectionAt(pathname)).keepsColours !== true;
