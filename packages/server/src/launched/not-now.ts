/** The house cannot carry this out at the moment: the provider asks again. */
export class NotNow extends Error {}
