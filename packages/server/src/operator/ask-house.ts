import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { claimForCommand } from '@maidan/process/db/claim-database.ts';
import type { Db } from '@maidan/process/db/db.ts';
import { openPostgres } from '@maidan/process/db/postgres-db.ts';
import { commandLimits } from '@maidan/process/db/time-limits.ts';
import type { Logger } from '@maidan/process/log.ts';
import { z } from 'zod';
import { openPostgresBus } from '../db/bus/postgres-bus.ts';
import { isCurrent } from '../db/migrate.ts';
import type { Output } from '../verb/verb.ts';
import { giveRequest, linesTopic, makeCall, readCall, removeCall, wakeTopic } from './calls-store.ts';
import { controlReply, isExit, showReply } from './control-lines.ts';
import { lostReason } from './control-socket.ts';
import type { CommandEnd } from './run-command.ts';
import { createKeys, type Seals } from './seal.ts';

export interface Asking {
  readonly url: string;
  readonly argv: readonly string[];
  readonly by: string;
  readonly output: Output;
  readonly log: Logger;
  /** How long the house has to say that it is there. */
  readonly patienceMs?: number;
}

/** A house that starts or stands still has not answered yet. */
const usualPatienceMs = 15_000;
const lookMs = 500;
/** A house whose claim was cut takes it again within a second or two. */
const looksWithoutHouse = 10;

/**
 * Has the house that runs on this database carry out the command, wherever it runs; undefined when none does. It is carried out
 * there or not at all: a house that hangs, and answers later, finds that the command was withdrawn.
 */
export async function askHouse(asking: Asking): Promise<CommandEnd | undefined> {
  const { url, log } = asking;
  const house = await houseOn(url);
  if (house === undefined) return undefined;
  const db = openPostgres(url, log, commandLimits);
  try {
    if (!(await isCurrent(db)))
      return refused(`It is of another version: give the command with its own, in its own folder.`, house);
    return await converse(asking, house, db);
  } finally {
    await db.close();
  }
}

/** The name of the house that has the database. */
async function houseOn(url: string): Promise<string | undefined> {
  const claim = await claimForCommand(url);
  if ('house' in claim) return claim.house;
  await claim.release();
  return undefined;
}

const refused = (why: string, house: string): CommandEnd => ({
  exit: 1,
  reason: `Nothing was done. The house on this database is ${house}. ${why}`,
});

async function converse(asking: Asking, house: string, db: Db): Promise<CommandEnd> {
  const { url, log, argv, by, output, patienceMs = usualPatienceMs } = asking;
  const call = randomBytes(16).toString('hex');
  const keys = createKeys();
  const bell = createBell();
  const messages: string[] = [];
  const bus = await openPostgresBus({ url, log });
  try {
    await bus.subscribe(linesTopic(call), (message) => {
      messages.push(message);
      bell.ring();
    });
    await makeCall(db, call, keys.publicKey);
    const looks = Math.ceil(patienceMs / lookMs);
    const theirs = await untilHeard(db, call, looks, async () => {
      await bus.publish(wakeTopic, '');
      await bell.rung();
    });
    if (theirs === undefined) return refused('It does not answer; stop it, or try again.', house);
    const seals = keys.sealsWith(theirs, call);
    await giveRequest(db, call, seals.seal('request', JSON.stringify({ argv, by })));
    await bus.publish(wakeTopic, '');
    const show = showing(seals, output);
    const showAll = () => {
      for (const message of messages.splice(0)) show(message);
    };
    const answer = await untilAnswered(db, call, url, async () => {
      await bell.rung();
      showAll();
    });
    if (answer === undefined) return { exit: 1, reason: lostReason };
    await untilAllHeard(bus.publish(linesTopic(call), endMark), () => messages.includes(endMark), bell);
    showAll();
    const end = controlReply.parse(JSON.parse(seals.open('answer', answer)));
    if (!isExit(end)) throw new Error('the house answered without an end');
    return end.reason === undefined ? { exit: end.exit } : { exit: end.exit, reason: end.reason };
  } finally {
    await removeCall(db, call).catch(() => undefined);
    await bus.close();
  }
}

/** Notices arrive in the order of their commits: what comes after this of our own was sent later. */
const endMark = 'end';

async function untilAllHeard(sent: Promise<void>, isHeard: () => boolean, bell: Bell): Promise<void> {
  await sent;
  for (let look = 0; look < looksWithoutHouse && !isHeard(); look += 1) await bell.rung();
}

async function untilHeard(
  db: Db,
  call: string,
  looks: number,
  wait: () => Promise<void>,
): Promise<Uint8Array | undefined> {
  for (let look = 0; look < looks; look += 1) {
    await wait();
    const row = await readCall(db, call);
    if (row === undefined) return undefined;
    if (row.house_key !== null) return row.house_key;
  }
  return undefined;
}

/** Undefined when the house ended before it answered. */
async function untilAnswered(
  db: Db,
  call: string,
  url: string,
  wait: () => Promise<void>,
): Promise<Uint8Array | undefined> {
  for (let without = 0; without < looksWithoutHouse; ) {
    await wait();
    const row = await readCall(db, call);
    // Another house began, and removed what the one before it had heard.
    if (row === undefined) return undefined;
    if (row.answer !== null) return row.answer;
    without = (await houseOn(url)) === undefined ? without + 1 : 0;
  }
  return undefined;
}

const sentLines = z.object({ from: z.number().int(), lines: z.array(controlReply) });

/** Shows each line once. */
function showing(seals: Seals, output: Output): (message: string) => void {
  let next = 0;
  return (message) => {
    if (message === '' || message === endMark) return;
    const { from, lines } = sentLines.parse(JSON.parse(seals.open('lines', Buffer.from(message, 'base64'))));
    if (from > next) output.print('(Lines are missing here: the connection was lost.)');
    for (const line of lines.slice(Math.max(0, next - from))) showReply(line, output);
    next = Math.max(next, from + lines.length);
  };
}

interface Bell {
  ring(): void;
  /** Resolves when it was rung since the last time, or after a while. */
  rung(): Promise<void>;
}

function createBell(): Bell {
  let rung = new AbortController();
  return {
    ring: () => rung.abort(),
    async rung() {
      await pause(lookMs, undefined, { signal: rung.signal }).catch(() => undefined);
      rung = new AbortController();
    },
  };
}
