import type { OptionsDefinition } from '@maidan/betting';
import type { RequestedOption } from '../../game.ts';
import type { HandKind } from '../../kit/hands.ts';
import { type PricedOption, pricedOption } from '../../kit/priced-option.ts';
import { opensInMain } from '../../kit/round-steps.ts';

/** In the order of dealing. */
export const places = ['tiger', 'lion', 'dragon'] as const;
export type Place = (typeof places)[number];

const mainMax = 300_000;
const sideMax = 25_000;

interface RowTerms {
  /** As spelt on the wire. */
  readonly name: string;
  readonly price: number;
  readonly returns: number;
  readonly stakeMax: number;
  /** The kind of hand it pays on; the first row pays on winning the round. */
  readonly kind?: HandKind;
}

/** The tens of a sid are the hand, the ones the row: Lion's pair is 22. */
const rowTerms: readonly RowTerms[] = [
  { name: 'Winner', price: 2.94, returns: 98, stakeMax: mainMax },
  { name: 'Pair', price: 5.6, returns: 94.97, stakeMax: sideMax, kind: 'pair' },
  { name: 'Flush', price: 19.2, returns: 95.32, stakeMax: sideMax, kind: 'colour' },
  { name: 'Straight', price: 29.2, returns: 95.01, stakeMax: sideMax, kind: 'sequence' },
  { name: 'Trio', price: 404, returns: 95.19, stakeMax: sideMax, kind: 'trail' },
  { name: 'StraightFlush', price: 437, returns: 95.02, stakeMax: sideMax, kind: 'pure-sequence' },
];

export const handName = (place: Place): string => `${place.charAt(0).toUpperCase()}${place.slice(1)}`;

const sidOf = (place: Place, rowIndex: number): string =>
  String((places.indexOf(place) + 1) * 10 + rowIndex + 1);

interface TableRow {
  readonly name: string;
  readonly kind: HandKind | undefined;
  readonly cells: Readonly<Record<Place, PricedOption>>;
}

/** Six rows of three cells, as on the screen. */
export const tableRows: readonly TableRow[] = rowTerms.map(({ name, kind, ...terms }, index) => {
  const cell = (place: Place): PricedOption =>
    pricedOption({ ...terms, sid: sidOf(place, index), name: `${handName(place)} ${name}`, betFor: place });
  return { name, kind, cells: { tiger: cell('tiger'), lion: cell('lion'), dragon: cell('dragon') } };
});

export const options: readonly PricedOption[] = places.flatMap((place) =>
  tableRows.map(({ cells }) => cells[place]),
);

/** Some clients send the sid of Tiger's cell of the row along with the hand of the cell that was tapped. */
export function sidMeant({ sid, betFor }: RequestedOption): string {
  const place = places.find((known) => known === betFor?.toLowerCase());
  const row = tableRows.find(({ cells }) => places.some((known) => cells[known].sid === sid));
  return place === undefined || row === undefined ? sid : row.cells[place].sid;
}

export const winnerSid = (place: Place): string => sidOf(place, 0);

/** The sid that wins with a hand of this kind; undefined for a high card, which has no row. */
export const kindSid = (place: Place, kind: HandKind): string | undefined =>
  tableRows.find((row) => row.kind === kind)?.cells[place].sid;

export const opensIn = opensInMain(options);

/** A round without a single winner is void as a whole. */
export const definition: OptionsDefinition = {
  shape: 'options',
  groups: [
    { id: 'winner', options: places.map(winnerSid), isComplete: true },
    ...places.map((place) => ({
      id: place,
      options: tableRows.filter(({ kind }) => kind !== undefined).map(({ cells }) => cells[place].sid),
    })),
  ],
};
