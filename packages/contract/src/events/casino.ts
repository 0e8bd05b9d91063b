import { z } from 'zod';

/** Numbers of a table arrive as strings, but some sources send the same field as a number. */
const figure = z.union([z.string(), z.number()]);

/** Whether an option is open: '1', 'ACTIVE', 'OPEN', 'True' and the like are; '0', 'SUSPENDED', 'False' and '' are shut. */
const status = z.union([z.string(), z.number(), z.boolean()]);

/** Fields C1 to C9 and similar: a card's code, "1" for a card not dealt yet, or a total. */
export const roundHead = z
  .object({
    mid: z.string(),
    /** Seconds left to bet. */
    autotime: figure,
    gtype: z.string().optional(),
    remark: z.string().optional(),
    desc: z.string().optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    /** The hash of the round's seed, shown while bets are open; the seed itself follows the result. */
    seedHash: z.string().optional(),
    seed: z.string().optional(),
  })
  .catchall(figure);
export type RoundHead = z.output<typeof roundHead>;

/** An option's name is `nat` or `nation`, its id `sid` or `sectionId`, by table. */
export const roundOption = z.object({
  sid: figure.optional(),
  sectionId: figure.optional(),
  nat: z.string().optional(),
  nation: z.string().optional(),
  gstatus: status.optional(),
  rate: figure.optional(),
  odds: figure.optional(),
  b1: figure.optional(),
  bs1: figure.optional(),
  l1: figure.optional(),
  ls1: figure.optional(),
  /** The limits of one bet on the option. */
  min: figure.optional(),
  max: figure.optional(),
  /** The table of three hands. */
  tstatus: status.optional(),
  lstatus: status.optional(),
  dstatus: status.optional(),
  trate: figure.optional(),
  lrate: figure.optional(),
  drate: figure.optional(),
  tsection: figure.optional(),
  lsection: figure.optional(),
  dsection: figure.optional(),
  dsectionid: figure.optional(),
});
export type RoundOption = z.output<typeof roundOption>;

export const roundResult = z.object({
  mid: z.string(),
  result: z.string(),
  gtype: z.string().optional(),
  cards: z.string().optional(),
  win: z.string().optional(),
  desc: z.string().optional(),
  sid: figure.optional(),
});
export type RoundResult = z.output<typeof roundResult>;

/** An addition of ours: the round as our own screens show it. Other clients may ignore it. */
export const tableState = z.object({
  phase: z.enum(['bets', 'lock', 'card', 'result', 'over']),
  /** Which of the table's windows takes bets now. */
  window: z.string().optional(),
  /** Time left of the phase, and its length. */
  secondsLeft: z.number(),
  secondsTotal: z.number(),
  /** Cards dealt face up, in order, with their places on the table. */
  cards: z.array(z.object({ card: z.string(), place: z.string() })),
  /** Present once the round is declared. */
  result: z
    .object({ code: z.string(), winners: z.array(z.string()), reason: z.string(), isVoid: z.boolean() })
    .optional(),
  /** Pages that show the table now. */
  watching: z.int(),
  /** At a table the operator has shut: what players are to read, which may be nothing. */
  shut: z.string().optional(),
});
export type TableState = z.output<typeof tableState>;

const tableContent = z.object({
  data: z.object({ t1: z.array(roundHead), t2: z.array(roundOption) }),
  /** Newest first. */
  result: z.array(roundResult),
  table: tableState.optional(),
});
export type TableContent = z.output<typeof tableContent>;

/** The channel named by a table's short name, and the table's cache URL. */
export const tablePicture = tableContent.extend({ n: z.int() });
export type TablePicture = z.output<typeof tablePicture>;

/** One table among all, as the list of tables shows it. */
const listedTable = z.object({
  /** Its short name. */
  code: z.string(),
  isNew: z.boolean(),
  /** At a table the operator has shut: what players are to read, which may be nothing. */
  shut: z.string().optional(),
  /** Absent before the first round. */
  roundId: z.string().optional(),
  phase: z.enum(['bets', 'dealing', 'result']).optional(),
  /** While bets are taken: when that ends, in milliseconds since the epoch by the house's clock, and how long it is in all. */
  betsEndAt: z.number().optional(),
  secondsTotal: z.number().optional(),
  /** The last five, newest first: round and code of the result. */
  results: z.array(z.object({ mid: z.string(), result: z.string() })),
  /** Pages that show the table now. */
  watching: z.int(),
});
export type ListedTable = z.output<typeof listedTable>;

/** Time of the house's clock in whole seconds since the epoch: the page counts on from it by its own clock. */
const houseTime = z.int();

/** The room `tables`, and its cache URL. */
export const tablesPicture = z.object({ at: houseTime, tables: z.array(listedTable), n: z.int() });
export type TablesPicture = z.output<typeof tablesPicture>;

/** Only the tables that differ from the picture before. */
const tablesPatch = z.object({ at: houseTime, changed: z.array(listedTable), n: z.int() });
export type TablesPatch = z.output<typeof tablesPatch>;

export interface CasinoServerEvents {
  fetchCasinoBetList(notice: { readonly fetch: boolean }): void;
}
