import { DIALECT_FORMS, type DialectForm } from './name-dialect.ts';

/** What is missing to read a name. */
export type Missing =
  | { readonly kind: 'words' }
  | { readonly kind: 'who'; readonly written: string }
  | { readonly kind: 'which'; readonly written: string; readonly among: readonly string[] }
  | { readonly kind: 'side' }
  | { readonly kind: 'batting-order' }
  | { readonly kind: 'innings'; readonly number: number; readonly team: string }
  | { readonly kind: 'dialect'; readonly form: DialectForm }
  | { readonly kind: 'meanings'; readonly count: number }
  | { readonly kind: 'match' }
  | { readonly kind: 'heading' }
  | { readonly kind: 'figure' };

export function sayMissing(missing: Missing): string {
  switch (missing.kind) {
    case 'words':
      return 'these words are no session we know';
    case 'who':
      return `"${missing.written}" is neither side of the match nor one player of it`;
    case 'which':
      return `"${missing.written}" may be ${missing.among.join(' or ')}`;
    case 'side':
      return 'it does not say which side';
    case 'batting-order':
      return 'it is not known yet who bats in that innings';
    case 'innings':
      return `innings ${missing.number} of the match is not one of ${missing.team}`;
    case 'dialect': {
      const { readings } = DIALECT_FORMS[missing.form];
      const either = Object.entries(readings).map(([reading, meaning]) => `${reading} (${meaning})`);
      return `the source's dialect does not say how it means ${missing.form}: ${either.join(' or ')}`;
    }
    case 'meanings':
      return `it can mean ${missing.count} things`;
    case 'match':
      return 'it names the sides of another match';
    case 'heading':
      return 'it is one of several under a heading, and the heading is missing';
    case 'figure':
      return 'an over, ball, wicket or run in it cannot be';
  }
}
