import type { AccountId, MarketDefinition } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import { definitionOf } from '../../db/market-definition.ts';

/** A client's position on a market. */
export interface PositionRow {
  readonly market_id: string;
  readonly kind: string;
  readonly name: string;
  readonly definition: MarketDefinition;
  /** As its shape encodes it. */
  readonly book: unknown;
  readonly held: bigint;
}

/** Reads the client's few books by the index that begins with the client, then filters by event. */
const onEvent = statement(
  'positions-on-event',
  `with mine as materialized (
     select market_id, book, held from book where client_id between $1 and $1 order by client_id, market_id
   )
   select k.market_id, m.kind, m.name, ${definitionOf('m')}, k.book, k.held
   from mine k join market m on m.id = k.market_id where m.event_id = $2`,
);

export function positionsOnEvent(db: Queries, client: AccountId, eventId: string): Promise<PositionRow[]> {
  return db.query<PositionRow>(onEvent, [client, eventId]);
}
