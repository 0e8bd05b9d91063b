import type { TableTexts } from '../../products/tables/texts/en.ts';
import type { NotFound } from './verifier.ts';

/** Why there is nothing to verify, and what the player can do about it. */
export function sayNotFound(found: NotFound, texts: TableTexts['verify']): string {
  switch (found.kind) {
    case 'unknown':
      return texts.unknown;
    case 'no-proof':
      return texts.noProof;
    case 'unavailable':
      return texts.unavailable;
    case 'unreadable': {
      const { field, fault } = found.fault;
      const isWhole = fault === 'not-json' || field === '';
      return isWhole ? texts.unreadable : `${texts.unreadable} ${texts.faults[fault](field)}`;
    }
  }
}
