import { afterEach, describe, expect, it } from 'vitest';
import { ludoPaysOf, ludoVersion } from '../../src/games/ludo/rules/ludo-rules.ts';
import type { HousePlayer } from '../../src/games/ludo/server/house/house-player.ts';
import type { LudoPlayer } from '../../src/games/ludo/server/ludo.ts';
import { type LudoDesk, openLudoDesk, playerNamed } from './ludo-desk.ts';

let desk: LudoDesk;
afterEach(() => desk.close());

/** What the house may lose on a stake, in whole coins, at two coins a point. */
const riskOf = (stake: number): number => (2 * stake * (ludoPaysOf(ludoVersion).house - 100)) / 100;

const players = (count: number): LudoPlayer[] =>
  Array.from({ length: count }, (_, at) => playerNamed(`Player${at}`));

/** Moves the rearmost token, and so brings none home. */
const weakHouse: HousePlayer = {
  async move({ state }) {
    const own = state.tokens[state.seat];
    const rear = own.indexOf(Math.min(...own));
    return rear;
  },
  close: async () => undefined,
};

const openDesk = async (lossMax: number, housePlayer?: HousePlayer) => {
  desk = await openLudoDesk({ lossMax, ...(housePlayer && { housePlayer }) });
  return desk;
};

const stakeAgainstHouse = async (player: LudoPlayer, stake: 25 | 100 = 25) => {
  await desk.sit(player, 'house', stake);
  return desk.commit(player);
};

const refusal = { reason: 'house-limit' };

describe('what the house may lose at Ludo in a day', () => {
  it('refuses a stake that would exceed it and names the one still possible, which is taken', async () => {
    const { bets, table } = await openDesk(riskOf(50));
    const [asha] = players(1) as [LudoPlayer];
    const refused = await stakeAgainstHouse(asha, 100);
    expect(refused).toMatchObject(refusal);
    expect(refused?.message).toMatch(/stake still possible is 50$/);
    expect(bets).toEqual([]);
    expect(table(asha)).toMatchObject({ stage: 'over', result: { reason: 'not-started', isVoid: true } });
    expect(await stakeAgainstHouse(asha)).toBeUndefined();
    expect(bets).toHaveLength(1);
  });

  it('is not passed by many stakes at one moment', async () => {
    await openDesk(riskOf(25) * 3);
    const all = players(9);
    for (const player of all) await desk.sit(player, 'house');
    const answers = await Promise.all(all.map((player) => desk.commit(player)));
    expect(answers.filter((refused) => refused === undefined)).toHaveLength(3);
    expect(answers.filter((refused) => refused?.reason === 'house-limit')).toHaveLength(6);
    expect(desk.bets).toHaveLength(3);
  });

  it('is used up by no stake that the wallet refused, and by nobody who only sits down', async () => {
    const { answer, sit } = await openDesk(riskOf(25));
    const [asha, bilal, chitra] = players(3) as [LudoPlayer, LudoPlayer, LudoPlayer];
    await sit(chitra, 'house');
    answer(asha, { refused: 'not-enough-coins', message: 'Not enough coins' });
    expect(await stakeAgainstHouse(asha)).toMatchObject({ reason: 'not-enough-coins' });
    expect(await stakeAgainstHouse(bilal)).toBeUndefined();
    expect(await desk.commit(chitra)).toMatchObject(refusal);
  });

  it('counts what the house has won: it may be lost again', async () => {
    const { begin, ludo, until } = await openDesk(riskOf(25));
    const [asha, bilal, chitra, divya] = players(4) as [LudoPlayer, LudoPlayer, LudoPlayer, LudoPlayer];
    const { gameId } = await begin(asha, 'house');
    await ludo.leave(asha, { gameId });
    await until(asha, ({ stage }) => stage === 'over');
    // 50 coins won, so that two may be lost at once.
    expect(await stakeAgainstHouse(bilal)).toBeUndefined();
    expect(await stakeAgainstHouse(chitra)).toBeUndefined();
    expect(await stakeAgainstHouse(divya)).toMatchObject(refusal);
  });

  it('counts what the house has lost until the day in India is over', async () => {
    const { begin, playOut, clock } = await openDesk(riskOf(25), weakHouse);
    const [asha, bilal] = players(2) as [LudoPlayer, LudoPlayer];
    await begin(asha, 'house');
    expect((await playOut(asha)).result).toMatchObject({ isWonByYou: true });
    expect(await stakeAgainstHouse(bilal)).toMatchObject({
      ...refusal,
      message: 'The house plays no more Ludo today; other players still do',
    });
    clock.advance(24 * 3_600_000);
    expect(await stakeAgainstHouse(bilal)).toBeUndefined();
  });

  it('is counted for games under way across a restart, once', async () => {
    const { begin, restart } = await openDesk(riskOf(25) * 2);
    const [asha, bilal, chitra] = players(3) as [LudoPlayer, LudoPlayer, LudoPlayer];
    const { gameId } = await begin(asha, 'house');
    await restart();
    expect(await stakeAgainstHouse(bilal)).toBeUndefined();
    expect(await stakeAgainstHouse(chitra)).toMatchObject(refusal);
    await desk.ludo.leave(asha, { gameId });
    expect(await stakeAgainstHouse(chitra)).toBeUndefined();
  });

  it('is not used up by demo coins, nor by players of one another, nor by another house', async () => {
    const { begin } = await openDesk(riskOf(25));
    const [asha, bilal, chitra, divya, esha] = players(5) as [
      LudoPlayer,
      LudoPlayer,
      LudoPlayer,
      LudoPlayer,
      LudoPlayer,
    ];
    await begin(asha, bilal);
    expect(await stakeAgainstHouse({ ...chitra, isDemo: true })).toBeUndefined();
    expect(await stakeAgainstHouse({ ...divya, house: 'other' })).toBeUndefined();
    expect(await stakeAgainstHouse(esha)).toBeUndefined();
  });
});
