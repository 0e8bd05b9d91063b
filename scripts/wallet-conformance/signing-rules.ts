import { expectHttp, expectOk, expectRefused, type Rule, type RuleParts } from './rule.ts';
import { newNonce, type Spoilt } from './wallet-client.ts';

const minuteMs = 60_000;

/** A bet that would move coins if it were taken. */
const betOf = ({ seat, fresh }: RuleParts) => ({
  session: seat.session,
  transactionId: fresh('signing'),
  roundId: fresh('round'),
  gameId: seat.gameId,
  amount: '1.00',
});

const isRefusedWith = (sentence: string, spoil: (parts: RuleParts) => Spoilt): Rule => ({
  sentence,
  async check(parts) {
    expectHttp(await parts.client.send('bet', betOf(parts), spoil(parts)), 401);
  },
});

const isMalformed = (sentence: string, change: object): Rule => ({
  sentence,
  async check(parts) {
    expectHttp(await parts.client.send('bet', { ...betOf(parts), ...change }), 400);
  },
});

export const signingRules: readonly Rule[] = [
  isRefusedWith('a call signed with another key is refused', () => ({ key: 'f'.repeat(64) })),
  isRefusedWith('a call of an unknown provider is refused', () => ({ provider: 'nobody-at-all' })),
  isRefusedWith('a call whose body was changed is refused', () => ({ sent: '{"changed":true}' })),
  isRefusedWith('a call two minutes old is refused', ({ now }) => ({ timestamp: now() - 2 * minuteMs })),
  isRefusedWith('a call two minutes ahead is refused', ({ now }) => ({ timestamp: now() + 2 * minuteMs })),
  isRefusedWith('a nonce that is too short is refused', () => ({ nonce: 'short' })),
  {
    sentence: 'a nonce is good once',
    async check({ client, seat }) {
      const nonce = newNonce();
      expectOk(await client.send('balance', { session: seat.session }, { nonce }));
      expectHttp(await client.send('balance', { session: seat.session }, { nonce }), 401);
    },
  },
  isMalformed('a negative amount is malformed', { amount: '-1.00' }),
  isMalformed('an amount of fractions of a hundredth is malformed', { amount: '1.005' }),
  isMalformed('an amount that is a number is malformed', { amount: 1 }),
  isMalformed('an amount of nothing is malformed', { amount: '0.00' }),
  isMalformed('an amount beyond all measure is malformed', { amount: '99999999999999999999.00' }),
  isMalformed('a bet without a round is malformed', { roundId: undefined }),
  {
    sentence: 'a body that is no JSON is malformed',
    async check({ client }) {
      expectHttp(await client.send('bet', '{"session":'), 400);
    },
  },
  {
    sentence: 'a launch token is good once',
    async check({ client, seat }) {
      expectRefused(await client.send('authenticate', { token: seat.token }), 'session-ended');
    },
  },
  {
    sentence: 'a session that is made up is refused',
    async check(parts) {
      const bet = { ...betOf(parts), session: 'A'.repeat(43) };
      expectRefused(await parts.client.send('bet', bet), 'session-ended');
      expectRefused(await parts.client.send('balance', { session: bet.session }), 'session-ended');
    },
  },
  {
    sentence: 'a game that is not offered is refused',
    async check(parts) {
      expectRefused(await parts.client.send('bet', { ...betOf(parts), gameId: 'no-such-game' }), 'game-off');
    },
  },
  {
    sentence: 'a player nobody knows wins nothing',
    async check({ client, fresh }) {
      const win = {
        player: 'B'.repeat(43),
        transactionId: fresh('win'),
        roundId: 'r',
        amount: '1.00',
        isFinal: true,
      };
      expectRefused(await client.send('win', win), 'unknown-player');
    },
  },
];
