import type { MarketDefinition } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { Round, RoundState } from './round.ts';

const definitionKeep = statement(
  'rounds-definition-keep',
  `insert into game_definition (version, definition) values ($1, $2::jsonb) on conflict (version) do nothing`,
);
const definitionRead = statement(
  'rounds-definition-read',
  'select definition from game_definition where version = $1',
);

/** The definition stored under the version: always the first one given. */
export async function keepDefinition(
  tx: Queries,
  version: string,
  definition: MarketDefinition,
): Promise<MarketDefinition | undefined> {
  await tx.query(definitionKeep, [version, JSON.stringify(definition)]);
  return (await tx.query<{ definition: MarketDefinition }>(definitionRead, [version]))[0]?.definition;
}

const roundInsert = statement(
  'rounds-insert',
  `insert into round (market_id, game, number, commitment, opened_at) values ($1, $2, $3, $4, $5)
   on conflict (market_id) do nothing`,
);

export async function insertRound(
  tx: Queries,
  round: Pick<Round, 'marketId' | 'game' | 'number' | 'commitment'>,
  now: number,
): Promise<void> {
  const { marketId, game, number, commitment } = round;
  await tx.query(roundInsert, [marketId, game, number, commitment, new Date(now)]);
}

interface RoundRow {
  readonly game: string;
  readonly number: number;
  readonly market_id: string;
  readonly commitment: string;
  readonly closes_at: number;
  readonly state: RoundState;
}

/** The state of a round is derived from its market, so that the two cannot disagree. */
const rounds = `select r.game, r.number, r.market_id, r.commitment, m.closes_at,
    case when m.state in ('open', 'shut') then m.state when s.outcome ? 'void' then 'void' else 'decided' end as state
  from round r join market m on m.id = r.market_id left join settlement s on s.id = m.settlement_id`;
const roundRead = statement('rounds-read', `${rounds} where r.market_id = $1`);
const roundsUnfinished = statement(
  'rounds-unfinished',
  `${rounds} where r.game = $1 and m.state in ('open', 'shut') order by r.number`,
);
const numberLast = statement(
  'rounds-number-last',
  'select coalesce(max(number), 0) as number from round where game = $1',
);

const roundOf = ({ market_id, closes_at, ...row }: RoundRow): Round => ({
  ...row,
  marketId: market_id,
  closesAt: closes_at,
});

export async function readRound(db: Queries, marketId: string): Promise<Round | undefined> {
  return (await db.query<RoundRow>(roundRead, [marketId])).map(roundOf)[0];
}

/** Rounds without a result, oldest first. */
export async function unfinishedRounds(db: Queries, game: string): Promise<Round[]> {
  return (await db.query<RoundRow>(roundsUnfinished, [game])).map(roundOf);
}

export async function lastNumber(db: Queries, game: string): Promise<number> {
  return (await db.query<{ number: number }>(numberLast, [game]))[0]?.number ?? 0;
}

export interface RoundNames {
  readonly market_id: string;
  readonly name: string;
}

const roundNames = statement(
  'rounds-names',
  `select r.market_id, m.name from round r join market m on m.id = r.market_id where r.market_id = any ($1::text[])`,
);

/** Names of those of the markets that are rounds. */
export const namesOfRounds = (db: Queries, marketIds: readonly string[]): Promise<RoundNames[]> =>
  db.query<RoundNames>(roundNames, [[...marketIds]]);
