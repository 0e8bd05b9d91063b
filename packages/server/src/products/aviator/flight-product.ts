/** As `market.product` stores it. */
export const product = 'aviator';
