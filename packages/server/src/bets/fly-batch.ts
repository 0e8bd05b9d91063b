import type { AccountId } from '@maidan/betting';
import type { Act, ActAnswer } from './act.ts';
import type { Reserved } from './desk.ts';
import type { HeldUp } from './held-up.ts';
import { type BatchAnswer, placeBatch } from './place-batch.ts';
import type { BetAccepted, PlaceBetsParts } from './place-bets.ts';
import { releaseUnwritten } from './release-unwritten.ts';

export interface Waiting {
  readonly act: Act;
  readonly resolve: (answer: ActAnswer) => void;
  readonly reject: (reason: unknown) => void;
}

/** What the flights of one house share. */
export interface Runway extends PlaceBetsParts {
  readonly waiting: Waiting[];
  readonly heldUp: HeldUp<Waiting>;
  /** For each flight that has its locks, the clients it has locked. */
  readonly lockedBy: Map<readonly Waiting[], readonly AccountId[]>;
}

/** Beyond this a batch holds its locks too long for those who wait. */
const batchMost = 256;

/** Takes those who wait, carries out their acts in one transaction and answers them; `onLocked` lets the next flight begin. */
export async function flyBatch(runway: Runway, onLocked: () => void): Promise<void> {
  const { db, clock, liability, waiting, heldUp, lockedBy, onAccepted } = runway;
  let batch: Waiting[] = [];
  const reserved: Reserved[] = [];
  try {
    const answers = await db.transaction((tx) => {
      // Only now: on a database of one connection many more have come while it waited for its turn.
      batch = waiting.splice(0, batchMost);
      return placeBatch(tx, actsOf(batch), {
        now: clock.now,
        liability,
        ours: new Set([...lockedBy.values()].flat()),
        reserved,
        onLocked(missed) {
          setAside(runway, batch, missed);
          onLocked();
        },
      });
    });
    for (const [index, entry] of batch.entries()) answer(entry, answers[index]);
    onAccepted(acceptedOf(actsOf(batch), answers));
  } catch (error) {
    // What could not even begin takes those who waited for it along: better a clear no now than a wait without end.
    if (batch.length === 0) batch = waiting.splice(0, batchMost);
    for (const entry of batch) if (!heldUp.has(entry)) entry.reject(error);
    void releaseUnwritten({ db, clock }, reserved);
  } finally {
    lockedBy.delete(batch);
  }
}

/** Before the next batch is formed, so that no later act of a client overtakes an earlier one. */
function setAside(
  { waiting, heldUp, lockedBy }: Runway,
  batch: readonly Waiting[],
  missed: ReadonlySet<AccountId>,
): void {
  const isMissed = ({ act }: Waiting) => missed.has(act.request.client);
  if (missed.size > 0) heldUp.add([...batch.filter(isMissed), ...takeOut(waiting, isMissed)]);
  const clients = batch.map(({ act }) => act.request.client);
  lockedBy.set(
    batch,
    clients.filter((client) => !missed.has(client)),
  );
}

function answer(entry: Waiting, given: BatchAnswer | undefined): void {
  if (given === 'held-up') return;
  if (given === undefined || given instanceof Error) entry.reject(given);
  else entry.resolve(given.answer);
}

const actsOf = (batch: readonly Waiting[]): Act[] => batch.map((entry) => entry.act);

function takeOut<Item>(items: Item[], isWanted: (item: Item) => boolean): Item[] {
  const wanted = items.filter(isWanted);
  if (wanted.length > 0) items.splice(0, items.length, ...items.filter((item) => !isWanted(item)));
  return wanted;
}

function acceptedOf(acts: readonly Act[], answers: readonly BatchAnswer[]): BetAccepted[] {
  return acts.flatMap(({ request }, index) => {
    const given = answers[index];
    if (given === undefined || given === 'held-up' || given instanceof Error) return [];
    const { answer, product } = given;
    if (!answer.ok || product === undefined) return [];
    const { room, balance, exposure } = answer.value;
    return [{ client: request.client, product, room, balance, exposure }];
  });
}
