/** Reads an id as clients send it. Anything else gives 0, which is no bet: ids begin at 1. */
export const readBetId = (text: string): bigint => (/^\d{1,18}$/.test(text) ? BigInt(text) : 0n);
