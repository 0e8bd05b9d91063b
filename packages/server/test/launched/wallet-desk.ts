import { createHmac, randomBytes } from 'node:crypto';
import type { AccountId } from '@maidan/betting';
import type { WalletCallName } from '@maidan/contract';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { ownProvider } from '../../src/products/launched/own-games.ts';
import { operatedProducts, productChecks } from '../../src/products.ts';
import { readWallet } from '../../src/wallet/wallets.ts';
import { operateHouse } from '../operator/operate-house.ts';
import { type NamedClient, quickClient } from '../support/quick-client.ts';
import { type Overrides, startTestApp } from '../support/test-app.ts';

export const roulette = '100000';

export interface Signing {
  readonly provider?: string;
  readonly key?: string;
  readonly timestamp?: number | string;
  readonly nonce?: string;
  readonly signature?: string;
  /** Sent in place of the body that was signed. */
  readonly sent?: string;
}

export interface Player extends NamedClient {
  readonly session: string;
  readonly player: string;
}

/** A whole server, a provider that signs what it asks, and an operator. */
export async function openWalletDesk(overrides: Overrides = {}) {
  const app = await startTestApp(overrides);
  const { db, clock } = app;
  await app.products.launched.open?.();
  const ownKey = (await app.products.launched.keyOf(ownProvider)) ?? '';
  let lastPlayer = 0;

  async function ask(name: WalletCallName | 'nothing', body: unknown, signing: Signing = {}) {
    const { provider = ownProvider, key = ownKey, timestamp = clock.now() } = signing;
    const nonce = signing.nonce ?? randomBytes(16).toString('base64url');
    const path = `/wallet/v1/${name}`;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const signed = `POST\n${path}\n${timestamp}\n${nonce}\n${text}`;
    const signature = signing.signature ?? createHmac('sha256', key).update(signed).digest('hex');
    const got = await app.send(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-provider': provider,
        'x-timestamp': String(timestamp),
        'x-nonce': nonce,
        'x-signature': signature,
      },
      body: signing.sent ?? text,
    });
    return { http: got.status, ...JSON.parse(got.text) };
  }

  const run = (...argv: string[]) => operateHouse(app, operatedProducts(app.products), argv);

  async function launch(client: { token: string }, gameId = roulette): Promise<string> {
    const reply = await app.call('user/casinoLoginUrl', { gameId }, client);
    const [, token] = /#token=(.+)$/.exec(reply.data?.url ?? '') ?? [];
    if (token === undefined) throw new Error(`no token: ${reply.message} ${reply.data?.url}`);
    return token;
  }

  const walletOf = async (id: AccountId) => {
    const wallet = await readWallet(db, id);
    return { balance: Number(wallet?.balance) / 100, exposure: Number(wallet?.exposure) / 100 };
  };

  return {
    ...app,
    ownKey,
    ask,
    run,
    launch,
    walletOf,
    /** A client with coins, in the game. */
    async seat(coins = 1_000, gameId = roulette): Promise<Player> {
      lastPlayer += 1;
      const username = `PLAYER${lastPlayer}`;
      const client = await quickClient(app, username, coins);
      const opened = await ask('authenticate', { token: await launch(client, gameId) });
      return { ...client, session: opened.session, player: opened.player };
    },
    bet: (
      { session }: { session: string },
      transactionId: string,
      roundId: string,
      amount: string,
      gameId = roulette,
    ) => ask('bet', { session, transactionId, roundId, gameId, amount }),
    win: (
      { player }: { player: string },
      transactionId: string,
      roundId: string,
      amount: string,
      more: { isFinal?: boolean; summary?: string } = {},
    ) => ask('win', { player, transactionId, roundId, amount, isFinal: true, ...more }),
    rollback: ({ player }: { player: string }, transactionId: string, rollsBack: string, roundId: string) =>
      ask('rollback', { player, transactionId, rollsBack, roundId }),
    audit: () => auditHouse(db, undefined, undefined, productChecks),
  };
}

export type WalletDesk = Awaited<ReturnType<typeof openWalletDesk>>;
