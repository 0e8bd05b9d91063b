/** The name of this product's markets. */
export const product = 'matka';
