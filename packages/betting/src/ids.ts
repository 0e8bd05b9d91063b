export type AccountId = Branded<bigint, 'account'>;

export const accountId = (id: bigint): AccountId => id as AccountId;

declare const brand: unique symbol;

/** A type that only the compiler distinguishes; it costs nothing at run time. */
export type Branded<Value, Name extends string> = Value & {
  readonly [brand]: { readonly [Each in Name]: true };
};
