import { DatabaseBusy, readsWaitingMost } from './time-limits.ts';

/** One connection, taken in turns. */
export interface Turns {
  money<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Comes after waiting transactions of money, but after a limited number of them. */
  read<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Comes after everything that waits. */
  last<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** After at most this many turns of money a read has its turn. */
const moneyTurnsMost = 8;

type Turn = () => Promise<void>;

export function createTurns(): Turns {
  const money: Turn[] = [];
  const reads: Turn[] = [];
  const last: Turn[] = [];
  let moneyTurns = 0;
  let isTaken = false;

  function next(): Turn | undefined {
    const isReadDue = reads.length > 0 && moneyTurns >= moneyTurnsMost;
    const paid = isReadDue ? undefined : money.shift();
    moneyTurns = paid === undefined ? 0 : moneyTurns + 1;
    return paid ?? reads.shift() ?? last.shift();
  }

  async function takeTurns(): Promise<void> {
    if (isTaken) return;
    isTaken = true;
    // Lets other work of the same tick queue up first, so that it is ordered too.
    await Promise.resolve();
    for (let turn = next(); turn !== undefined; turn = next()) await turn();
    isTaken = false;
  }

  function wait<Value>(lane: Turn[], work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      lane.push(() => work().then(resolve, reject));
      void takeTurns();
    });
  }

  return {
    money: (work) => wait(money, work),
    async read(work) {
      if (reads.length >= readsWaitingMost) throw new DatabaseBusy('too many reads wait already');
      return wait(reads, work);
    },
    last: (work) => wait(last, work),
  };
}
