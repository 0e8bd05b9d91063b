import { z } from 'zod';
import { type WalletRefusalReason, walletRefusals } from './wallet-refusals.ts';

/** Points with two decimals, as text, so that none is rounded as a double. */
const points = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})\.\d{2}$/, 'expected points with two decimals, such as "12.50"');

/** What a player may stake. It may exceed the largest amount of one transaction. */
const balancePoints = z
  .string()
  .regex(/^(0|[1-9]\d{0,12})\.\d{2}$/, 'expected points with two decimals, such as "12.50"');

/** A provider's own name for a transaction or a round. */
const providerId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/, 'expected 1 to 64 of letters, digits and _.:-');

/** An id issued by the house: a launch token, a session, a player. */
const opaque = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, 'expected what the house gave');

/** Every call of the wallet is a POST below this path. */
export const walletPath = '/wallet/v1/';

interface WalletCall {
  readonly summary: string;
  readonly request: z.ZodType;
  /** The reply to a call that was not refused. */
  readonly reply: z.ZodType;
}

const ok = { status: z.literal('ok') };
const done = z.object({ ...ok, transactionId: providerId, balance: balancePoints });

/** What the provider of a launched game may ask of a player's wallet. Amounts are points, not coins. */
export const walletCalls = {
  authenticate: {
    summary: 'Exchange a launch token, once and within 60 seconds, for a session of 12 hours',
    request: z.object({ token: opaque }),
    reply: z.object({
      ...ok,
      session: opaque,
      /** Id of the client, different for each provider. */
      player: opaque,
      name: z.string(),
      gameId: z.string(),
      /** In coins. */
      pricePerPoint: z.number().positive(),
      /** The player has demo coins, which anybody gets: no other player may win them. False where left out. */
      isDemo: z.boolean().optional(),
      /** Who pays the player's wins: players of two houses may not win each other's stakes. Where absent, all have one house. */
      house: z.string().optional(),
      balance: balancePoints,
    }),
  },
  balance: {
    summary: 'What the player may stake, cut to two decimals',
    request: z.object({ session: opaque }),
    reply: z.object({ ...ok, balance: balancePoints }),
  },
  bet: {
    summary: 'Hold a stake on a round, which is opened by its first bet',
    request: z.object({
      session: opaque,
      transactionId: providerId,
      roundId: providerId,
      gameId: z.string().min(1).max(64),
      amount: points.refine((amount) => amount !== '0.00', 'expected more than 0.00'),
    }),
    reply: done,
  },
  win: {
    summary:
      'Report what a round pays; the final one declares the round. Accepted after the session has ended',
    request: z.object({
      player: opaque,
      transactionId: providerId,
      roundId: providerId,
      amount: points,
      isFinal: z.boolean(),
      /** Shown to the player as the reason of the result. */
      summary: z.string().max(300).optional(),
    }),
    reply: done,
  },
  rollback: {
    summary: 'Undo a bet or a win; of one that never arrived, it is remembered and refused for ever',
    request: z.object({
      player: opaque,
      transactionId: providerId,
      /** The transaction id of the bet or the win. */
      rollsBack: providerId,
      roundId: providerId,
    }),
    reply: done,
  },
} as const satisfies Record<string, WalletCall>;

export type WalletCallName = keyof typeof walletCalls;
export type WalletRequestOf<Name extends WalletCallName> = z.output<(typeof walletCalls)[Name]['request']>;
export type WalletReplyOf<Name extends WalletCallName> = z.output<(typeof walletCalls)[Name]['reply']>;

export const walletRefused = z.object({
  status: z.literal('refused'),
  reason: z.enum(Object.keys(walletRefusals) as [WalletRefusalReason, ...WalletRefusalReason[]]),
  message: z.string(),
});
export type WalletRefused = z.output<typeof walletRefused>;
