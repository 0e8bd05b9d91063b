declare const brand: unique symbol;

/** A value told apart by the compiler alone; it costs nothing when running. */
export type Branded<Value, Name extends string> = Value & {
  readonly [brand]: { readonly [Each in Name]: true };
};
