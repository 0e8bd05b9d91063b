import { CheckLine } from './check-line.tsx';

interface CheckSignProps<Key extends string> {
  readonly checks: readonly { readonly key: Key; readonly isOk: boolean }[];
  readonly of: Key;
  /** The text of each check. */
  readonly texts: Readonly<Record<Key, string>>;
}

/** Whether a check passed, and what it checked; nothing if it was not made. */
export function CheckSign<Key extends string>({ checks, of, texts }: CheckSignProps<Key>) {
  const found = checks.find(({ key }) => key === of);
  return found ? <CheckLine isOk={found.isOk} text={texts[of]} /> : null;
}
