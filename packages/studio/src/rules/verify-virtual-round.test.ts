import { commitmentTo, keyFromText, keyToHex } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { type VirtualRecord, verifyVirtualRound } from './verify-virtual-round.ts';
import { settleBets } from './virtual-game.ts';
import { findVirtualGame, virtualGames } from './virtual-games.ts';
import { roundWords } from './words.ts';

const seed = keyFromText('a round');
const text = (hundredths: bigint) => `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;

function recordOf(code: string, version: string, options: readonly string[]): VirtualRecord {
  const game = findVirtualGame(code, version);
  if (game === undefined) throw new Error(`no ${code}`);
  const roundId = `${code}.abcdefgh`;
  const drawn = game.draw(roundWords({ serverSeed: seed, roundId, clientSeed: 'player-1' }));
  const bets = options.map((option) => ({ option, points: 25 }));
  const paid = settleBets(game, drawn, bets);
  return {
    game: code,
    version,
    roundId,
    commitment: commitmentTo(seed),
    serverSeed: keyToHex(seed),
    clientSeed: 'player-1',
    bets: bets.map((bet, index) => ({ ...bet, paid: text(paid[index] ?? 0n) })),
    outcome: game.outcomeToShow(drawn),
    paid: text(paid.reduce<bigint>((sum, one) => sum + one, 0n)),
  };
}

const record = recordOf('roulette', '1', ['red', 'black', 'straight-0']);
const failing = (changes: Partial<VirtualRecord>): string[] =>
  verifyVirtualRound({ ...record, ...changes })
    .checks.filter(({ isOk }) => !isOk)
    .map(({ key }) => key);

describe('the proof of a virtual round', () => {
  it.each(
    virtualGames.map(({ code, version, options }) => [code, version, options.map(({ id }) => id)] as const),
  )('holds for %s %s as it was played, with every bet there is', (code, version, options) => {
    const verification = verifyVirtualRound(recordOf(code, version, options));
    expect(verification.checks.filter(({ isOk }) => !isOk)).toEqual([]);
    expect(verification).toMatchObject({ isOk: true, outcome: { game: code } });
  });

  it.each<[string, Partial<VirtualRecord>, string[]]>([
    ['another outcome', { outcome: Object.assign({ game: 'roulette' }, { number: 37 }) }, ['outcome']],
    ['another commitment', { commitment: keyToHex(seed) }, ['seed']],
    ['other rules', { version: '2' }, ['version']],
    ['a seed that is none', { serverSeed: 'x' }, ['record']],
    ['another sum', { paid: '0.01' }, ['paid']],
    [
      'a bet the game has not',
      { bets: [{ option: 'none', points: 10, paid: '0.00' }], paid: '0.00' },
      ['bet'],
    ],
    [
      'a bet of less than nothing',
      { bets: [{ option: 'red', points: -10, paid: '0.00' }], paid: '0.00' },
      ['bet'],
    ],
  ])('fails with %s, and says where', (_, changes, keys) => {
    expect(failing(changes)).toEqual(keys);
    expect(verifyVirtualRound({ ...record, ...changes }).isOk).toBe(false);
  });

  it('fails with a bet that was paid too little, and names the bet', () => {
    const bets = record.bets.map((bet) => (bet.paid === '0.00' ? bet : { ...bet, paid: '0.00' }));
    const failed = verifyVirtualRound({ ...record, bets }).checks.filter(({ isOk }) => !isOk);
    expect(failed).toMatchObject([
      { key: 'bet', betIndex: bets.findIndex((_, at) => record.bets[at]?.paid !== '0.00') },
    ]);
  });
});
