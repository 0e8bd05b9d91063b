/** `rating` runs from -2 (weak) to 2 (strong) and is all the models use of a side. */
export interface Team {
  readonly name: string;
  readonly short: string;
  readonly rating: number;
}
