/** As clients send it. What is no id names no bet: ids begin at 1. */
export const readBetId = (text: string): bigint => (/^\d{1,18}$/.test(text) ? BigInt(text) : 0n);
