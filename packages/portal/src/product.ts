import type { BetStory, Language, LedgerRow, Tile } from '@maidan/contract/wire';
import type { Icon } from '@maidan/ui/icons/icon.tsx';
import type { ComponentType, ReactNode } from 'react';
import type { AccountTexts } from './account/texts/en.ts';
import type { SoundChoice } from './betting/choices/sound-choice.ts';
import type { Verifier } from './betting/verify/verifier.ts';
import type { PortalBrand } from './brand/brand.ts';
import type { PathPatterns } from './paths.ts';
import type { Dictionary } from './texts/en.ts';

type Flags = PortalBrand['flags'];

/**
 * One thing a player can bet on: matches, live tables, a lottery. This much of it is in the first load, so it
 * holds addresses and functions that load the rest.
 */
export interface Product<Patterns extends PathPatterns = PathPatterns> {
  /** Its addresses under /main. */
  readonly patterns: Patterns;
  /** Where false its screens are closed, and nothing of it is offered anywhere; always true where absent. */
  isOffered?(flags: Flags): boolean;
  loadScreen(name: keyof Patterns & string): Promise<ComponentType>;
  /** Loaded with every signed-in page. */
  loadParts(): Promise<ProductParts<keyof Patterns & string>>;
  /** A page outside /main that needs no sign-in, for a frame in another client. */
  readonly openPage?: { readonly path: string; load(): Promise<ComponentType> };
}

/** What a product adds to pages that are not its own. It holds light data, and what is larger is lazy. */
export interface ProductParts<Path extends string = string> {
  /** How the shell shows its screens. */
  readonly frames?: Partial<Record<Path, ScreenFrame>>;
  /** Renders nothing: what it keeps fresh while a client is signed in. */
  readonly Background?: ComponentType;
  readonly menu?: readonly MenuEntry[];
  /** Below the menu of a desktop, beside the screens whose frame asks for it, and the dashboard. */
  readonly BelowMenu?: ComponentType;
  readonly bottomBar?: readonly BarEntry[];
  loadDashboard(): Promise<DashboardParts>;
  loadBets(): Promise<BetParts>;
  readonly sound?: SoundSetting;
}

/** What a product adds to pages about bets and games: the ledger, open bets, notices, a bet's story, Verify. */
export interface BetParts {
  /** Its game at an address of the game's own: the word after /main/. Undefined if it has none there. */
  gameAt?(word: string): GameAtWord | undefined;
  /** The page of what a bet is on; undefined if that is another product's, or has no page. */
  pageOf?(event: BetEvent): string | undefined;
  /** Whether an address whose words lack the id of a game is that game's all the same. */
  isAt?(words: readonly string[], eventId: string): boolean;
  readonly ledger?: LedgerKind;
  /** What replays its rounds in the browser. */
  loadVerifiers?(): Promise<readonly Verifier[]>;
  loadStory?(): Promise<StoryParts>;
}

export interface ScreenFrame {
  /** The shell shows its title; the others have a heading of their own. */
  readonly isTitled?: boolean;
  /** What fills the pane beside it, whose room is reserved: something of its own, or the open bets. */
  readonly pane?: 'own' | 'open-bets';
  readonly hasBelowMenu?: boolean;
  /** Fills the page: the site's header is hidden before its code has loaded. */
  readonly isWhole?:
    | boolean
    | ((params: Readonly<Record<string, string | undefined>>, flags: Flags) => boolean);
  /** Keeps the colours of the site; other whole pages have the dark colours of a game. */
  readonly keepsColours?: boolean;
}

export interface GameAtWord {
  titleIn(language: Language): string;
  /** With what it shows while the house does not offer the game yet. */
  readonly Page: ComponentType<{ readonly notYet: ReactNode }>;
}

/** What a bet is on. */
export interface BetEvent {
  readonly match?: { readonly marketId: string; readonly eventId: string };
  /** For a game of the house. */
  readonly gameId?: string;
}

export interface MenuEntry {
  readonly label: keyof Dictionary['menu'];
  readonly path: string;
  readonly icon: Icon;
  /** After the entries of the account. */
  readonly isLast?: boolean;
}

export interface BarEntry {
  readonly label: keyof Dictionary['bottomBar'];
  readonly path: string;
  readonly icon: Icon;
  /** The brand's own button, half above the bar. */
  readonly isRaised?: boolean;
  /** Players confirm the casino disclaimer first. */
  readonly isDisclaimed?: boolean;
  isOffered?(brand: OfferedBy): boolean;
}

export type OfferedBy = Pick<PortalBrand, 'flags' | 'dashboard'>;

/** What a product adds to the dashboard. */
export interface DashboardParts {
  readonly tiles?: Partial<Record<Tile, ProductTile>>;
  /** Its section above all others. */
  readonly lead?: LeadSection;
  /** Its cards among the live games. */
  readonly LiveCards?: ComponentType;
  /** The page that lists all its live games. */
  readonly gameList?: string;
}

interface LeadSection {
  readonly Section: ComponentType;
  /** Classes that reserve its height. */
  readonly room: string;
}

export interface ProductTile {
  /** For a tile without a picture. */
  readonly icon: Icon;
  readonly picture?: string;
  /** `lead` stands out in every layout that has a place for it, `wide` in the classic one. */
  readonly size?: 'lead' | 'wide';
  targetOf(brand: OfferedBy): TileTarget;
  isOffered?(brand: OfferedBy): boolean;
}

export interface TileTarget {
  readonly path: string;
  /** `disclaimed`: players confirm the casino disclaimer first. `reloaded`: the browser loads the page anew. */
  readonly by?: 'disclaimed' | 'reloaded';
}

/** A type of ledger row, with the page of its bets. */
export interface LedgerKind {
  readonly type: LedgerRow['ledgerType'];
  detailPath(row: Pick<LedgerRow, 'eventId'>, date: string): string;
  /** The page that lists the bets of a round, each with its story, where that is not the row's own. */
  readonly roundPath?: string;
  /** Players know its rounds by their number, not only by the game's name. */
  readonly isNumbered?: boolean;
  /** All its rounds of one event that are decided together are one event for the player. */
  readonly isGathered?: boolean;
  /** Shows the result of a round, with its cards. */
  readonly RoundDialog?: ComponentType<RoundDialogProps>;
}

export interface RoundDialogProps {
  readonly roundId: string;
  readonly casinoType?: string | undefined;
  /** The round's result as the list of bets prints it. */
  readonly listedResult?: string | undefined;
  readonly onClose: () => void;
}

export interface SoundSetting {
  readonly label: keyof AccountTexts['settings']['soundsOf'];
  readonly choice: SoundChoice;
}

/** What a product adds to a bet's story. */
export interface StoryParts {
  /** A price as on its board; undefined for a plain decimal price. */
  showPrice(odds: number, story: BetStory): string | undefined;
  /** The page that proves what the bet was on; undefined if there is no proof. */
  proofPath(story: BetStory): string | undefined;
}
