import { accountId, manualClock } from '@maidan/betting';
import { msToReach, multiplierAt } from '@maidan/games/rules';
import { createLog } from '@maidan/process/log.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRunnerWaits } from '../../../rounds/runner-waits.ts';
import type { FlightRound } from '../flight-rounds.ts';
import { flyAway } from '../fly-round.ts';
import { createHearing, silenceMostMs } from '../hearing.ts';
import type { FlightBet, Landing } from '../landings.ts';
import { createPresentFlight } from '../present-flight.ts';

/** A bet, and when its player presses; milliseconds since take-off. */
interface Player {
  readonly target: number | undefined;
  readonly presses: readonly number[];
}
interface Standstill {
  readonly fromMs: number;
  readonly toMs: number;
}
interface Schedule {
  readonly crash: number;
  readonly players: readonly Player[];
  readonly standstills: readonly Standstill[];
  /** How many turns of the loop a press that waited is read late: accepted in one, read in the next. */
  readonly turnsLate: number;
}

const client = accountId(1n);
const round = { roundId: 'aviator.1' } as FlightRound;
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Flies by the schedule. Gives what each bet was cashed out at, in hundredths; 0 where it was lost. */
async function fly({ crash, players, standstills, turnsLate }: Schedule): Promise<number[]> {
  const clock = manualClock(0);
  const hearing = createHearing(clock, () => undefined);
  const flight = createPresentFlight(clock, hearing, () => undefined);
  const paid = players.map(() => 0);
  const land = ({ bet, multiplier }: Landing) => {
    expect(paid[Number(bet.id)]).toBe(0);
    paid[Number(bet.id)] = multiplier;
  };
  flight.begin({ ...round, crash }, clock.elapsed());
  flight.takeOff(players.map(betOf), { winMax: 10n ** 15n, lossMax: 10n ** 15n });
  const waits = createRunnerWaits(clock, createLog('silent'), 'aviator');
  const cashOuts = {
    async write(_: string, landing: Landing) {
      land(landing);
      return { ok: false, refusal: { code: 'busy' } } as const;
    },
  };
  const never = new Promise<void>(() => undefined);
  const flown = flyAway({ flight, hearing, cashOuts, waits }, round, never);

  async function press(id: bigint, atMs: number): Promise<void> {
    const isLate = standstills.some(({ fromMs, toMs }) => fromMs < atMs && atMs <= toMs);
    for (let late = 0; isLate && late < turnsLate; late += 1) await turn();
    const pressed = flight.press(round.roundId, id, client, (due) => due.forEach(land));
    if (pressed.state === 'landed') land(pressed.landing);
  }
  for (const [index, { presses }] of players.entries())
    for (const atMs of presses) clock.after(atMs, () => void press(BigInt(index), atMs));

  const targets = players.flatMap(({ target }) => (target === undefined ? [] : [msToReach(target)]));
  const moments = [...players.flatMap(({ presses }) => presses), ...targets, msToReach(crash)];
  const passTo = async (atMs: number) => {
    for (const moment of [...moments, atMs].sort((one, other) => one - other)) {
      if (moment > atMs || moment < clock.elapsed()) continue;
      clock.advance(moment - clock.elapsed());
      await turn();
    }
  };
  for (const { fromMs, toMs } of standstills) {
    await passTo(fromMs);
    clock.standStill(toMs - fromMs);
    while (hearing.heardTo() < clock.elapsed()) await turn();
    await turn();
  }
  await passTo(Math.max(clock.elapsed(), ...moments) + 1);
  expect(await flown).toBe(true);
  return paid;
}

const betOf = ({ target }: Player, index: number): FlightBet => ({
  id: BigInt(index),
  client,
  brand: 'default',
  isDemo: false,
  stake: 10_000n,
  target,
});

/** What is due by the rules of a flight, where nothing stands still. */
function dueTo({ target, presses }: Player, crash: number): number {
  const reached = Math.min(target ?? Number.POSITIVE_INFINITY, crash + 1);
  const pressedAt = Math.min(...presses);
  const pressed = pressedAt < msToReach(crash) ? multiplierAt(pressedAt) : crash + 1;
  const first = Math.min(reached, pressed);
  return first > crash ? 0 : first;
}

const inside = ({ standstills }: Schedule, atMs: number): Standstill | undefined =>
  standstills.find(({ fromMs, toMs }) => fromMs < atMs && atMs <= toMs);

const atMs = fc.integer({ min: 0, max: 25_000 });
const schedule: fc.Arbitrary<Schedule> = fc.record({
  crash: fc.integer({ min: 100, max: 400 }),
  turnsLate: fc.integer({ min: 0, max: 2 }),
  players: fc.array(
    fc.record({
      target: fc.option(fc.integer({ min: 101, max: 450 }), { nil: undefined }),
      presses: fc.array(atMs, { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  standstills: fc
    .array(
      fc.tuple(fc.integer({ min: 0, max: 8_000 }), fc.integer({ min: silenceMostMs + 1, max: 15_000 })),
      {
        maxLength: 3,
      },
    )
    .map((pairs) => {
      let at = 0;
      return pairs.map(([runsMs, standsMs]) => {
        const fromMs = at + runsMs;
        at = fromMs + standsMs;
        return { fromMs, toMs: at };
      });
    }),
});

it('whatever stands still when, no bet is paid more than without, and none whose press was heard before is paid less', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (drawn) => {
      const { crash, players } = drawn;
      const paid = await fly(drawn);
      for (const [index, player] of players.entries()) {
        const got = paid[index] ?? 0;
        /** As pressed upon the last that the player can have seen. */
        const asSeen = player.presses.map((press) => inside(drawn, press)?.fromMs ?? press);
        expect(got).toBeLessThanOrEqual(dueTo({ ...player, presses: asSeen }, crash));
        const waited = player.presses.filter((press) => inside(drawn, press) !== undefined);
        if (waited.length === 0) expect(got).toBe(dueTo(player, crash));
        // The house cannot know whether one that waited was sent before the crash (decision 69).
        if (waited.every((press) => press < msToReach(crash)))
          expect(got).toBeLessThanOrEqual(dueTo(player, crash));
        const asHeard = asSeen.map((press) => Math.max(0, press - silenceMostMs));
        expect(got).toBeGreaterThanOrEqual(
          Math.min(dueTo({ ...player, presses: asHeard }, crash), dueTo(player, crash)),
        );
      }
    }),
    { numRuns: 300 },
  );
});
