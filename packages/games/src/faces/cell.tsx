import type { Coins } from '@maidan/betting';
import { Chip } from './chips/chip-stack.tsx';
import type { CellLook } from './felt.ts';

export interface CellWords {
  readonly locked: string;
  readonly pending: string;
  readonly refused: string;
  readonly won: string;
  readonly lost: string;
}

export interface CellFacts {
  readonly name: string;
  /** What the cell shows instead of its price. */
  readonly sign?: string | undefined;
  readonly price?: string | undefined;
  readonly isLocked: boolean;
  readonly bet?: 'placed' | 'pending' | 'refused' | undefined;
  readonly position?: string | undefined;
  readonly outcome?: 'won' | 'lost' | undefined;
}

/**
 * Everything a cell shows, as its name for screen readers: "Lion Pair, 5.6, locked". Those who speak to their device
 * say what they see, so a sign that is not a word of the option's name comes first: "A, Card 1".
 */
export function cellName(facts: CellFacts, words: CellWords): string {
  const { name, sign, price, isLocked, bet, position, outcome } = facts;
  const state = outcome === undefined ? isLocked && words.locked : words[outcome];
  const betState = bet === 'pending' || bet === 'refused' ? words[bet] : undefined;
  const label = sign === undefined || name.split(' ').includes(sign) ? undefined : sign;
  return [label, name, price, state, betState, position].filter(Boolean).join(', ');
}

export interface CellProps {
  /** The full name of the option, such as Lion Pair. */
  readonly name: string;
  readonly price?: string | undefined;
  readonly look?: CellLook | undefined;
  readonly isLocked: boolean;
  readonly isChosen?: boolean;
  readonly bet?: { readonly stake: Coins; readonly state: 'placed' | 'pending' | 'refused' } | undefined;
  /** What the player wins or loses if this option wins, or has won or lost on it, with its sign. */
  readonly position?: { readonly text: string; readonly isLoss: boolean } | undefined;
  readonly outcome?: 'won' | 'lost' | undefined;
  readonly words: CellWords;
  /** Called for a locked cell too: the page then says why it takes no bet. */
  readonly onPress: () => void;
}

const longFrom = 8;

function LockSign() {
  return (
    <svg className="mt-lock" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 10V7a5 5 0 0 1 10 0v3h1a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zm2.5 0h5V7a2.5 2.5 0 0 0-5 0z" />
    </svg>
  );
}

function showPrice(price: string | undefined, look: CellLook | undefined): string | undefined {
  return price === undefined || look?.decimals === undefined ? price : Number(price).toFixed(look.decimals);
}

export function Cell(props: CellProps) {
  const { name, look, isLocked, isChosen = false, bet, position, outcome, words } = props;
  const kind = look?.kind ?? 'back';
  const price = showPrice(props.price, look);
  const sign = typeof look?.sign === 'string' ? look.sign : undefined;
  const facts = { name, sign, price, isLocked, bet: bet?.state, position: position?.text, outcome };
  const text = position?.text ?? '';
  return (
    <button
      type="button"
      className="mt-cell"
      data-kind={kind}
      data-locked={isLocked || undefined}
      data-chosen={isChosen || undefined}
      data-outcome={outcome}
      data-bet={bet?.state}
      data-long={text.length >= longFrom || undefined}
      data-signed={look?.sign !== undefined || undefined}
      data-captioned={look?.caption !== undefined || undefined}
      aria-pressed={isChosen}
      aria-disabled={isLocked}
      onClick={props.onPress}
    >
      <span className="mt-unseen">{cellName(facts, words)}</span>
      <span className="mt-cell-words" aria-hidden="true">
        {look?.caption !== undefined && <span className="mt-cell-caption">{look.caption}</span>}
        <span className="mt-cell-rate">{look?.sign ?? price ?? look?.missing ?? '0'}</span>
        {position !== undefined && (
          <span className="mt-cell-position" data-loss={position.isLoss || undefined}>
            {text}
          </span>
        )}
      </span>
      {bet !== undefined && outcome !== 'lost' && <Chip amount={bet.stake} size={30} state={bet.state} />}
      {isLocked && outcome === undefined && <LockSign />}
    </button>
  );
}
