/** The house cannot carry this out now: the provider should repeat the call. */
export class NotNow extends Error {}
