import { type Coins, coins } from './coins.ts';
import type { ExclusiveBook } from './shapes/exclusive-shape.ts';
import { type LineDefinition, type LineOutcome, line } from './shapes/line.ts';
import type { LineBook } from './shapes/line-book.ts';
import type { MarketShape } from './shapes/market-shape.ts';
import { type NumbersDefinition, type NumbersOutcome, numbers } from './shapes/options/numbers.ts';
import type { OptionBook } from './shapes/options/option-book.ts';
import { type OptionsDefinition, type OptionsOutcome, options } from './shapes/options/options.ts';
import { type PlacesDefinition, type PlacesOutcome, places } from './shapes/options/places.ts';
import { type WinnerDefinition, type WinnerOutcome, winner } from './shapes/options/winner.ts';
import {
  type ExternalBook,
  type ExternalDefinition,
  type ExternalOutcome,
  external,
} from './shapes/unpriced/external.ts';
import {
  type FlightBook,
  type FlightDefinition,
  type FlightOutcome,
  flight,
} from './shapes/unpriced/flight.ts';

/** Plain JSON, stored with the market. */
export type MarketDefinition =
  | WinnerDefinition
  | PlacesDefinition
  | LineDefinition
  | OptionsDefinition
  | NumbersDefinition
  | FlightDefinition
  | ExternalDefinition;

export type ShapeName = MarketDefinition['shape'];

export type MarketBook = ExclusiveBook | LineBook | OptionBook | FlightBook | ExternalBook;

/** Plain JSON, stored with the result. */
export type MarketOutcome =
  | WinnerOutcome
  | PlacesOutcome
  | LineOutcome
  | OptionsOutcome
  | NumbersOutcome
  | FlightOutcome
  | ExternalOutcome;

export type AnyShape = MarketShape<MarketDefinition, MarketBook, MarketOutcome>;

const shapes: { readonly [Name in ShapeName]: AnyShape } = {
  winner,
  places,
  line,
  options,
  numbers,
  flight,
  external,
};

/** How outcomes are written in an operator's command, shape by shape. */
export const outcomeForms: readonly string[] = Object.values(shapes).map(
  ({ outcomeWord, outcomeExample }) => `${outcomeWord}=${outcomeExample}`,
);

/** Placing and settling go through this, so neither knows a product by name. */
export function shapeOf(definition: MarketDefinition): AnyShape {
  return shapes[definition.shape];
}

/** What must stay in the client's balance while the bets of this book are open. Markets do not cover one another. */
export function held(definition: MarketDefinition, book: MarketBook): Coins {
  return coins(-shapeOf(definition).worstCase(definition, book));
}
