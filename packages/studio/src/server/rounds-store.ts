import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface BetOfRound {
  readonly option: string;
  readonly points: number;
  /** Hundredths of a point as digits; present once the round is decided. */
  readonly paid?: string;
}

export interface RoundRow {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  readonly player: string;
  readonly seed: string;
  readonly commitment: string;
  readonly state: 'offered' | 'staked' | 'decided' | 'refused';
  readonly client_seed: string | null;
  readonly bets: readonly BetOfRound[] | null;
  readonly staked: bigint | null;
  readonly outcome: object | null;
  readonly paid: bigint | null;
  readonly reason: string | null;
  readonly message: string | null;
  readonly decided_at: number | null;
}

const columns = `id, game, version, player, seed, commitment, state, client_seed, bets, staked, outcome, paid, reason,
  message, decided_at`;

const insert = statement(
  'studio-round-insert',
  `insert into studio_round (id, game, version, player, seed, commitment, state, created_at)
   values ($1, $2, $3, $4, $5, $6, 'offered', $7)
   on conflict (player, game) where state = 'offered' do nothing`,
);

export type NewRound = Pick<RoundRow, 'id' | 'game' | 'version' | 'player' | 'seed' | 'commitment'>;

/** Does nothing where the player already has a round to play. */
export async function insertRound(db: Queries, round: NewRound, now: number): Promise<void> {
  const { id, game, version, player, seed, commitment } = round;
  await db.query(insert, [id, game, version, player, seed, commitment, new Date(now)]);
}

const offered = statement(
  'studio-round-offered',
  `select ${columns} from studio_round where player = $1 and game = $2 and state = 'offered'`,
);

export const findOffered = async (db: Queries, player: string, game: string): Promise<RoundRow | undefined> =>
  (await db.query<RoundRow>(offered, [player, game]))[0];

const withdraw = statement(
  'studio-round-withdraw',
  `delete from studio_round where id = $1 and state = 'offered'`,
);

/** Withdraws an offer made under rules that are no longer in force. */
export async function withdrawOffer(db: Queries, id: string): Promise<void> {
  await db.query(withdraw, [id]);
}

const find = statement('studio-round-find', `select ${columns} from studio_round where id = $1`);

export const findRound = async (db: Queries, id: string): Promise<RoundRow | undefined> =>
  (await db.query<RoundRow>(find, [id]))[0];

const lock = statement('studio-round-lock', `select ${columns} from studio_round where id = $1 for update`);

export const lockRound = async (db: Queries, id: string): Promise<RoundRow | undefined> =>
  (await db.query<RoundRow>(lock, [id]))[0];

const stake = statement(
  'studio-round-stake',
  `update studio_round set state = 'staked', client_seed = $2, bets = $3::text::jsonb, staked = $4, played_at = $5
   where id = $1 and state = 'offered' returning ${columns}`,
);

/** Fixes the bets; undefined where the round can no longer be played. */
export async function stakeRound(
  db: Queries,
  id: string,
  play: { clientSeed: string; bets: readonly BetOfRound[]; staked: bigint },
  now: number,
): Promise<RoundRow | undefined> {
  const params = [id, play.clientSeed, JSON.stringify(play.bets), play.staked, new Date(now)];
  return (await db.query<RoundRow>(stake, params))[0];
}

const decide = statement(
  'studio-round-decide',
  `update studio_round set state = 'decided', bets = $2::text::jsonb, outcome = $3::text::jsonb, paid = $4, decided_at = $5
   where id = $1 and state = 'staked' returning ${columns}`,
);

export async function decideRound(
  db: Queries,
  id: string,
  decision: { bets: readonly BetOfRound[]; outcome: object; paid: bigint },
  now: number,
): Promise<RoundRow | undefined> {
  const { bets, outcome, paid } = decision;
  const params = [id, JSON.stringify(bets), JSON.stringify(outcome), paid, new Date(now)];
  return (await db.query<RoundRow>(decide, params))[0];
}

const refuse = statement(
  'studio-round-refuse',
  `update studio_round set state = 'refused', reason = $2, message = $3 where id = $1 and state = 'staked'
   returning ${columns}`,
);

export async function refuseRound(
  db: Queries,
  id: string,
  reason: string,
  message: string,
): Promise<RoundRow | undefined> {
  return (await db.query<RoundRow>(refuse, [id, reason, message]))[0];
}

const recent = statement(
  'studio-round-recent',
  `select ${columns} from studio_round where player = $1 and game = $2 and state = 'decided'
   order by decided_at desc limit $3`,
);

/** Newest first. */
export const recentRounds = (db: Queries, player: string, game: string, most: number): Promise<RoundRow[]> =>
  db.query<RoundRow>(recent, [player, game, most]);

const unfinished = statement(
  'studio-round-unfinished',
  `select ${columns} from studio_round where state = 'staked' order by played_at limit $1`,
);

export const unfinishedRounds = (db: Queries, most: number): Promise<RoundRow[]> =>
  db.query<RoundRow>(unfinished, [most]);

const forget = (name: string, which: string) =>
  statement(
    name,
    `delete from studio_round r using (
       select id from studio_round
       where created_at < $1 and ${which}
         and not exists (select 1 from studio_call c where c.round_id = studio_round.id and c.state = 'due')
       order by created_at limit $2
     ) o where r.id = o.id returning 1`,
  );
const old = forget('studio-round-forget', `state <> 'staked'`);
const oldRefused = forget('studio-round-forget-refused', `state = 'refused'`);

/** Deletes old rounds, except those with calls that the wallet has not answered. */
export const forgetRounds = async (db: Queries, before: number, most: number): Promise<number> =>
  (await db.query(old, [new Date(before), most])).length;

export const forgetRefusedRounds = async (db: Queries, before: number, most: number): Promise<number> =>
  (await db.query(oldRefused, [new Date(before), most])).length;
