import pg from 'pg';

const connections = 8;
const accounts = 1_000_000;

/** Transactions per second of TPC-B's five statements through the driver, where pgbench is not installed. */
export async function tpcbThroughDriver(url: string, forMs: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  await pool.query(`
    create table if not exists tpcb_account (id int primary key, balance bigint not null default 0);
    create table if not exists tpcb_teller (id int primary key, balance bigint not null default 0);
    create table if not exists tpcb_branch (id int primary key, balance bigint not null default 0);
    create table if not exists tpcb_history (teller int, branch int, account int, delta int, at timestamptz);
    insert into tpcb_account select generate_series(1, ${accounts}) on conflict do nothing;
    insert into tpcb_teller select generate_series(1, 100) on conflict do nothing;
    insert into tpcb_branch select generate_series(1, 10) on conflict do nothing;
  `);
  let done = 0;
  const startedAt = performance.now();
  const one = async (seed: number) => {
    const client = await pool.connect();
    for (let turn = seed; performance.now() - startedAt < forMs; turn += 7919) {
      const account = (turn % accounts) + 1;
      const [teller, branch] = [(turn % 100) + 1, (turn % 10) + 1];
      await client.query('begin');
      await client.query({
        name: 'a',
        text: 'update tpcb_account set balance = balance + 1 where id = $1',
        values: [account],
      });
      await client.query({
        name: 's',
        text: 'select balance from tpcb_account where id = $1',
        values: [account],
      });
      await client.query({
        name: 't',
        text: 'update tpcb_teller set balance = balance + 1 where id = $1',
        values: [teller],
      });
      await client.query({
        name: 'b',
        text: 'update tpcb_branch set balance = balance + 1 where id = $1',
        values: [branch],
      });
      await client.query({
        name: 'h',
        text: 'insert into tpcb_history values ($1, $2, $3, 1, now())',
        values: [teller, branch, account],
      });
      await client.query('commit');
      done += 1;
    }
    client.release();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => one(index * 131)));
  const seconds = (performance.now() - startedAt) / 1000;
  await pool.end();
  return done / seconds;
}
