/** A value that players were shown, and the value that verification found. */
export interface Compared<Key extends string> {
  readonly key: Key;
  readonly isOk: boolean;
  readonly shown: string;
  readonly found: string;
}

export const compare = <Key extends string>(key: Key, shown: string, found: string): Compared<Key> => ({
  key,
  isOk: shown === found,
  shown,
  found,
});
