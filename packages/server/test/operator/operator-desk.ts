import { randomBytes } from 'node:crypto';
import type { Db } from '@maidan/process/db/db.ts';
import type { OperatedHouse } from '../../src/operator/operator-house.ts';
import { runCommand } from '../../src/operator/run-command.ts';
import { createSessions, type Sessions } from '../../src/signed-in/sessions.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { createTestHouse, type TestHouse } from '../support/test-house.ts';

export interface CommandResult {
  readonly exit: number;
  readonly lines: readonly string[];
  readonly reason: string;
  readonly progress: readonly string[];
}

export interface OperatorDesk {
  readonly db: Db;
  readonly house: TestHouse;
  /** As the server has them. */
  readonly sessions: Sessions;
  /** Carries out a command as it would be typed; a word with spaces is in double quotes. */
  run(line: string, by?: string): Promise<CommandResult>;
  runWords(argv: readonly string[], by?: string): Promise<CommandResult>;
  accountId(username: string): Promise<bigint>;
}

/** A house of its own, and an operator who gives it commands. */
export async function openDesk(given?: Db): Promise<OperatorDesk> {
  const db = given ?? (await openTestDb());
  const house = await createTestHouse(db);
  const sessions = createSessions(db, house.clock, randomBytes);
  let lastId = 0;
  const operated: OperatedHouse = {
    ...house,
    sessions,
    brandCodes: () => ['default', 'jade'],
    freshRequestId: () => {
      lastId += 1;
      return `made-${lastId}`;
    },
    randomBytes,
  };

  async function runWords(argv: readonly string[], by = 'asha (maidan)'): Promise<CommandResult> {
    const lines: string[] = [];
    const progress: string[] = [];
    const { exit, reason = '' } = await runCommand(argv, by, operated, {
      print: (line) => void lines.push(line),
      progress: (label, done, total) => void progress.push(`${label} ${done}/${total}`),
    });
    return { exit, lines, reason, progress };
  }

  return {
    db,
    house,
    sessions,
    runWords,
    run: (line, by) => runWords(wordsOf(line), by),
    async accountId(username) {
      const sought = { name: 'test-account-id', text: 'select id from account where username = $1' };
      const [row] = await db.query<{ id: bigint }>(sought, [username]);
      if (row === undefined) throw new Error(`no account ${username}`);
      return row.id;
    },
  };
}

const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
