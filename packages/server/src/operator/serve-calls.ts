import { Buffer } from 'node:buffer';
import type { Queries } from '@maidan/process/db/db.ts';
import type { Logger } from '@maidan/process/log.ts';
import { type Bus, openPostgresBus } from '../db/bus/postgres-bus.ts';
import {
  answerCall,
  forgetCalls,
  hearCalls,
  linesTopic,
  type TakenCall,
  takeCalls,
  wakeTopic,
} from './calls-store.ts';
import { carryOut, type RunVerb } from './carry-out.ts';
import { type ControlReply, createLineSender } from './control-lines.ts';
import type { OperatorDoor } from './control-socket.ts';
import { createKeys, type OwnKeys } from './seal.ts';

interface ServingParts {
  readonly db: Queries;
  readonly bus: Bus;
  readonly runVerb: RunVerb;
  readonly log: Logger;
}

/**
 * Carries out in this server what operators give from another data folder, container or machine on the same database, so that
 * its clients and everything it keeps in memory follow at once.
 */
export async function serveCalls({ db, bus, runVerb, log }: ServingParts): Promise<OperatorDoor> {
  const keys = createKeys();
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  let isWoken = false;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    for (const id of await hearCalls(db, keys.publicKey)) await bus.publish(linesTopic(id), '');
    for (const call of await takeCalls(db, keys.publicKey)) begin(call);
  }

  function begin(call: TakenCall): void {
    const work = answer({ db, bus, runVerb, log }, call, keys, closing.signal)
      .catch((error: Error) => log.error({ reason: error.message }, 'an operator was not answered'))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  }

  async function lookWhileWoken(): Promise<void> {
    while (isWoken && !closing.signal.aborted) {
      isWoken = false;
      // The command wakes again until it is heard.
      await look().catch((error: Error) => log.warn({ reason: error.message }, 'operators were not heard'));
    }
  }

  /** However often it is woken, it looks once at a time. */
  function wake(): void {
    isWoken = true;
    looking ??= lookWhileWoken().finally(() => {
      looking = undefined;
    });
  }

  await forgetCalls(db);
  const subscription = await bus.subscribe(wakeTopic, wake);
  wake();
  return {
    async close() {
      closing.abort();
      await subscription.end();
      await looking;
      await Promise.all(underWay);
    },
  };
}

/** On a line of its own to the operators. */
export async function serveElsewhere(url: string, parts: Omit<ServingParts, 'bus'>): Promise<OperatorDoor> {
  const bus = await openPostgresBus({ url, log: parts.log });
  const door = await serveCalls({ ...parts, bus });
  return { close: () => door.close().finally(() => bus.close()) };
}

async function answer(
  { db, bus, runVerb, log }: ServingParts,
  call: TakenCall,
  keys: OwnKeys,
  closing: AbortSignal,
): Promise<void> {
  const opened = openRequest(call, keys);
  if (opened === undefined) return log.warn({ call: call.id }, 'a command was not sealed for this house');
  const { seals, request } = opened;
  const { id } = call;
  const topic = linesTopic(id);
  const lines = createLineSender((sent, from) => {
    const sealed = seals.seal('lines', JSON.stringify({ from, lines: sent }));
    return bus.publish(topic, Buffer.from(sealed).toString('base64'));
  }, closing);
  let end: ControlReply | undefined;
  const sendReply = (reply: ControlReply): void => {
    if ('exit' in reply) end = reply;
    else lines.send(reply);
  };
  await carryOut(request, runVerb, log, sendReply);
  // What was done stays done, though its lines may not reach the operator.
  await lines
    .sent()
    .catch((error: Error) => log.warn({ reason: error.message }, 'an operator was not sent its lines'));
  await answerCall(db, id, seals.seal('answer', JSON.stringify(end)));
  await bus.publish(topic, '');
}

/** Undefined where it was not sealed for this house: somebody else wrote it. */
function openRequest({ id, asker_key, request }: TakenCall, keys: OwnKeys) {
  try {
    const seals = keys.sealsWith(asker_key, id);
    return { seals, request: seals.open('request', request) };
  } catch {
    return undefined;
  }
}
