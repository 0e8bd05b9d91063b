import pg from 'pg';

/** A database session that is not the house's: an operator at psql, or a house that hangs. */
export async function outsideSession(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return {
    run: (text: string) => client.query(text),
    /** Locks until `release`. */
    async hold(text: string): Promise<{ release(): Promise<void> }> {
      await client.query('begin');
      await client.query(text);
      return {
        release: async () => {
          await client.query('rollback');
        },
      };
    },
    close: () => client.end(),
  };
}

export type OutsideSession = Awaited<ReturnType<typeof outsideSession>>;
