/** The colour of a result's circle. */
export type BeadTone = 'red' | 'blue' | 'green' | 'gold' | 'dull';
