import { setTimeout as standFor } from 'node:timers/promises';
import type { CallPath } from '../packages/contract/src/wire.ts';
import { msToReach } from '../packages/games/src/aviator/curve.ts';
import { callHouse, choosePassword, openSession } from './support/call-house.ts';
import { createClient } from './support/create-client.ts';
import { type House, startHouse } from './support/house.ts';
import {
  cardOf,
  flightMs,
  multiplierOf,
  openAviator,
  stageOf,
  whileFlying,
  whileOpen,
} from './support/screens/flight-screen.ts';
import { expect, test as signedOut } from './support/signed-in-journey.ts';
import { storeSession } from './support/stored-session.ts';

/** Most flights that were in the air crash while the house stands still for so long. */
const standstillMs = 15_000;
const eventId = '303031';
/** What a bet card begins with. */
const stake = 10;

/** A house of its own, which no other journey has to do without while it is stopped. */
const test = signedOut.extend<{ stoppable: House }>({
  storedSession: async ({ playwright: _ }, use) => {
    await use(null);
  },
  stoppable: async ({ playwright: _ }, use) => {
    const house = await startHouse();
    await use(house);
    await house.stop();
  },
});
test.describe.configure({ timeout: 5 * flightMs });

async function openPlayer({ url, settings }: House) {
  const session = await openSession({ url }, await choosePassword({ url }, await createClient(settings)));
  const ask = (path: CallPath, body: object) => callHouse({ url }, path, { eventId, ...body }, session);
  return {
    session,
    ask,
    async bet(roundId: string, more: { autoCashOut?: number } = {}): Promise<string | undefined> {
      const { data } = await ask('casino/avaitorGamePlace', { roundId, amount: stake, ...more });
      return (data as { betInsertId?: string } | undefined)?.betInsertId;
    },
    /** Its bet on this flight, in the air or settled. */
    async betOn(roundId: string, state: 'open' | 'settled') {
      const { data } = await ask('casino/avaitorBetsList', { show: 'mine', isDeclare: state === 'settled' });
      return (
        data as {
          roundId: string;
          multiplier: number | null;
          profit: number;
          loss: number;
          isVoid?: boolean;
        }[]
      ).find((bet) => bet.roundId === roundId);
    },
  };
}

type Player = Awaited<ReturnType<typeof openPlayer>>;

async function crashOf(player: Player, roundId: string): Promise<number> {
  const find = async () => {
    const { data } = await player.ask('v1/game/getRoundIdDetails', { gameType: 'aviator', roundId });
    return (data as { data: { creashValue: number }[] }).data[0]?.creashValue;
  };
  await expect.poll(find, { timeout: flightMs }).toBeDefined();
  return (await find()) ?? 0;
}

/** How long before the house is stopped the page may have shown a multiplier. */
const shownMs = 1_000;

/** Whether a flight of which the page showed one multiplier crashed at the other while the house was stopped. */
function crashedMeanwhile(shown: number, crash: number): boolean {
  const leftMs = msToReach(crash * 100) - msToReach(shown * 100);
  return leftMs > shownMs && leftMs < standstillMs;
}

test('whoever stops the house in mid-flight and asks for the stake gets nothing: targets and presses before the crash are paid', {
  tag: '@phone',
}, async ({ stoppable: house, context, page }) => {
  const [thief, aimed, presser] = [await openPlayer(house), await openPlayer(house), await openPlayer(house)];
  await storeSession(context, house.url, thief.session);
  await openAviator(page, house.url);
  for (;;) {
    const roundId = await whileOpen(page);
    await cardOf(page, 1).getByRole('button', { name: /^BET/ }).click();
    const betId = await presser.bet(roundId);
    await aimed.bet(roundId, { autoCashOut: 1.01 });
    await whileFlying(page);
    const inTheAir = await Promise.all(
      [thief, aimed, presser].map((player) => player.betOn(roundId, 'open')),
    );
    // Not a number once the flight is over.
    const shown = Number.parseFloat((await multiplierOf(page).allTextContents())[0] ?? '');

    house.standStill();
    const press = presser.ask('casino/avaitorCashOut', { roundId, betId });
    await standFor(standstillMs);
    house.goOn();

    const { error, data } = await press;
    const { curentMultiplier: reached = 0 } = (data ?? {}) as { curentMultiplier?: number };
    const crash = await crashOf(thief, roundId);
    // A bet may have come too late, and the flight may have crashed before the house was stopped, or outlast it.
    if (inTheAir.includes(undefined) || !crashedMeanwhile(shown, crash)) continue;

    for (const player of [thief, aimed, presser])
      await expect.poll(() => player.betOn(roundId, 'settled'), { timeout: flightMs }).toBeDefined();
    const lost = await thief.betOn(roundId, 'settled');
    expect(lost).toMatchObject({ multiplier: null, profit: 0, loss: stake });
    expect(lost?.isVoid).toBeUndefined();
    expect(await aimed.betOn(roundId, 'settled')).toMatchObject({ multiplier: 1.01, profit: stake / 100 });
    expect(error).toBe(false);
    expect(reached).toBeLessThan(crash);
    const won = Math.round((reached - 1) * stake * 100) / 100;
    expect(await presser.betOn(roundId, 'settled')).toMatchObject({ multiplier: reached, profit: won });
    break;
  }
  await expect(stageOf(page).getByText('Waiting for next round')).toBeVisible({ timeout: flightMs });
  await expect(page.getByText(/stake is back|stake is returned/)).toBeHidden();
});
