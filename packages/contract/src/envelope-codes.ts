export const envelopeCodes = {
  fine: 0,
  refused: 1,
  malformed: 2,
  /** Specification section 7: the client clears its storage and goes to /signin. */
  sessionGone: 3,
  notAuthorised: 4,
  notFound: 5,
  tooManyRequests: 6,
  fault: 7,
  /** Nothing is wrong with the request: it may be repeated in a moment. */
  busy: 8,
} as const;
