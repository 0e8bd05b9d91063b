import { CheckLine } from './check-line.tsx';

interface CheckSignProps<Key extends string> {
  readonly checks: readonly { readonly key: Key; readonly isOk: boolean }[];
  readonly of: Key;
  /** What each check says. */
  readonly texts: Readonly<Record<Key, string>>;
}

/** Whether a check passed, with what it checked; nothing where it was not made. */
export function CheckSign<Key extends string>({ checks, of, texts }: CheckSignProps<Key>) {
  const found = checks.find(({ key }) => key === of);
  return found ? <CheckLine isOk={found.isOk} text={texts[of]} /> : null;
}
