import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface CallRow {
  readonly transaction_id: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly round_id: string;
  readonly player: string;
  readonly body: object;
  readonly state: 'asked' | 'due' | 'answered';
  readonly answer: { readonly status: string; readonly [field: string]: unknown } | null;
  readonly tries: number;
}

const columns = 'transaction_id, kind, round_id, player, body, state, answer, tries';

const insertRequested = statement(
  'studio-call-ask',
  `insert into studio_call (transaction_id, kind, round_id, player, body, state, due_at, created_at)
   select $1, 'bet', $2, s.player, $3::text::jsonb, 'asked', $5, $5 from studio_session s where s.wallet_session = $4
   returning player`,
);

/** Returns the player of the bet; undefined where the studio has no such session. */
export async function insertBet(
  db: Queries,
  bet: { transactionId: string; roundId: string; session: string; body: object },
  now: number,
): Promise<string | undefined> {
  const { transactionId, roundId, session, body } = bet;
  const params = [transactionId, roundId, JSON.stringify(body), session, new Date(now)];
  return (await db.query<{ player: string }>(insertRequested, params))[0]?.player;
}

const insertDue = statement(
  'studio-call-due',
  `insert into studio_call (transaction_id, kind, round_id, player, body, state, due_at, created_at)
   values ($1, $2, $3, $4, $5::text::jsonb, 'due', $6, $6) on conflict (transaction_id) do nothing`,
);

/** A repeated transaction changes nothing. */
export async function insertDueCall(
  db: Queries,
  call: { transactionId: string; kind: 'win' | 'rollback'; roundId: string; player: string; body: object },
  now: number,
): Promise<void> {
  const { transactionId, kind, roundId, player, body } = call;
  await db.query(insertDue, [transactionId, kind, roundId, player, JSON.stringify(body), new Date(now)]);
}

const find = statement('studio-call-find', `select ${columns} from studio_call where transaction_id = $1`);

export const findCall = async (db: Queries, transactionId: string): Promise<CallRow | undefined> =>
  (await db.query<CallRow>(find, [transactionId]))[0];

const lock = statement(
  'studio-call-lock',
  `select ${columns} from studio_call where transaction_id = $1 for update`,
);

export const lockCall = async (db: Queries, transactionId: string): Promise<CallRow | undefined> =>
  (await db.query<CallRow>(lock, [transactionId]))[0];

const requested = statement(
  'studio-call-asked',
  `select ${columns} from studio_call where state = 'asked' order by number`,
);

export const requestedBets = (db: Queries): Promise<CallRow[]> => db.query<CallRow>(requested);

const due = statement(
  'studio-call-list-due',
  `select ${columns} from studio_call c where state = 'due' and due_at <= $1
     and not exists (
       select 1 from studio_call e where e.state = 'due' and e.round_id = c.round_id and e.number < c.number
     )
   order by due_at, number limit $2`,
);

/** Of each round only the next call, in the order they were written. */
export const dueCalls = (db: Queries, now: number, most: number): Promise<CallRow[]> =>
  db.query<CallRow>(due, [new Date(now), most]);

const nextDue = statement(
  'studio-call-next',
  `select due_at from studio_call where state = 'due' order by due_at limit 1`,
);

export const nextDueAt = async (db: Queries): Promise<number | undefined> =>
  (await db.query<{ due_at: number }>(nextDue))[0]?.due_at;

const answer = statement(
  'studio-call-answer',
  `update studio_call set state = 'answered', answer = $2::text::jsonb where transaction_id = $1 and state <> 'answered'`,
);

export async function storeAnswer(db: Queries, transactionId: string, reply: object): Promise<void> {
  await db.query(answer, [transactionId, JSON.stringify(reply)]);
}

const postpone = statement(
  'studio-call-postpone',
  `update studio_call set tries = tries + 1, due_at = $2 where transaction_id = $1 and state = 'due'`,
);

export async function postponeCall(db: Queries, transactionId: string, until: number): Promise<void> {
  await db.query(postpone, [transactionId, new Date(until)]);
}

const forget = (name: string, which: string) =>
  statement(
    name,
    `delete from studio_call c using (
       select number from studio_call where created_at < $1 and ${which} order by created_at limit $2
     ) o where c.number = o.number returning 1`,
  );
const old = forget('studio-call-forget', `state = 'answered'`);
const oldRefused = forget(
  'studio-call-forget-refused',
  `state = 'answered' and kind = 'bet' and answer ->> 'status' = 'refused'`,
);

export const forgetCalls = async (db: Queries, before: number, most: number): Promise<number> =>
  (await db.query(old, [new Date(before), most])).length;

export const forgetRefusedBets = async (db: Queries, before: number, most: number): Promise<number> =>
  (await db.query(oldRefused, [new Date(before), most])).length;
