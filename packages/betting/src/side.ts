/** A fancy Yes is a back, a fancy No is a lay. */
export type Side = 'back' | 'lay';
