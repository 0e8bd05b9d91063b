import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const fakeKey = 'a key of the fake wallet';

type Body = Record<string, string | boolean>;
type Reply = Record<string, unknown>;

/** How a call of one kind is treated, once each in turn. */
export type Treatment =
  /** Carried out, and the answer lost. */
  | 'lose-answer'
  /** Not carried out, and no answer. */
  | 'lose-call'
  | 'busy'
  | 'nonsense'
  /** Held until `release`. */
  | 'hold';

const hundredths = (points: unknown): number => Math.round(Number(points) * 100);
const points = (amount: number): string => (amount / 100).toFixed(2);
const refused = (reason: string): Reply => ({ status: 'refused', reason, message: `refused: ${reason}` });

/** A wallet as providers know it, with books that a test can read and a connection that a test can cut. */
export async function openFakeWallet() {
  const balances = new Map<string, number>();
  /** Players of demo coins. */
  const demo = new Set<string>();
  const launches = new Map<string, { player: string; gameId: string }>();
  const sessions = new Map<string, string>();
  const replies = new Map<string, { content: string; reply: Reply }>();
  const rolledBack = new Set<string>();
  const bets = new Map<string, { player: string; roundId: string; amount: number }>();
  const wins = new Map<string, { player: string; roundId: string; amount: number; isFinal: boolean }>();
  const calls: { path: string; body: Body }[] = [];
  const treatments = new Map<string, Treatment[]>();
  const nonces = new Set<string>();
  const held: (() => void)[] = [];

  const done = (player: string, id: string): Reply => ({
    status: 'ok',
    transactionId: id,
    balance: points(balances.get(player) ?? 0),
  });
  const move = (player: string, by: number) => balances.set(player, (balances.get(player) ?? 0) + by);

  function authenticate({ token }: Body): Reply {
    const launch = launches.get(String(token));
    launches.delete(String(token));
    if (launch === undefined) return refused('session-ended');
    const session = randomUUID();
    sessions.set(session, launch.player);
    const balance = points(balances.get(launch.player) ?? 0);
    const { player, gameId } = launch;
    const name = `Name of ${player}`;
    const isDemo = demo.has(player);
    return { status: 'ok', session, player, name, gameId, pricePerPoint: 2, balance, isDemo };
  }

  function bet({ session, transactionId, roundId, amount }: Body): Reply {
    const player = sessions.get(String(session));
    if (player === undefined) return refused('session-ended');
    if (rolledBack.has(String(transactionId))) return refused('rolled-back');
    if (hundredths(amount) > (balances.get(player) ?? 0)) return refused('not-enough-coins');
    move(player, -hundredths(amount));
    bets.set(String(transactionId), { player, roundId: String(roundId), amount: hundredths(amount) });
    return done(player, String(transactionId));
  }

  function win({ player, transactionId, roundId, amount, isFinal }: Body): Reply {
    const isKnown = [...bets.values()].some((one) => one.player === player && one.roundId === roundId);
    if (!isKnown) return refused('unknown-round');
    move(String(player), hundredths(amount));
    const paid = { player: String(player), roundId: String(roundId), amount: hundredths(amount) };
    wins.set(String(transactionId), { ...paid, isFinal: isFinal === true });
    return done(String(player), String(transactionId));
  }

  function rollback({ player, transactionId, rollsBack }: Body): Reply {
    const taken = bets.get(String(rollsBack));
    if (taken !== undefined && !rolledBack.has(String(rollsBack))) move(taken.player, taken.amount);
    rolledBack.add(String(rollsBack));
    return done(String(player), String(transactionId));
  }

  const acts: Record<string, (body: Body) => Reply> = { bet, win, rollback };

  function carryOut(path: string, text: string): Reply {
    const body: Body = JSON.parse(text);
    if (path === 'authenticate') return authenticate(body);
    if (path === 'balance') {
      const player = sessions.get(String(body.session));
      return player === undefined
        ? refused('session-ended')
        : { status: 'ok', balance: points(balances.get(player) ?? 0) };
    }
    const id = String(body.transactionId);
    const known = replies.get(id);
    if (known !== undefined) return known.content === text ? known.reply : refused('reused');
    const reply = acts[path]?.(body) ?? refused('unknown-round');
    replies.set(id, { content: text, reply });
    return reply;
  }

  function isSigned({ headers }: IncomingMessage, path: string, text: string): boolean {
    const [timestamp, nonce] = [String(headers['x-timestamp']), String(headers['x-nonce'])];
    if (nonces.has(nonce) || !/^[\w-]{16,64}$/.test(nonce)) return false;
    nonces.add(nonce);
    const signed = `POST\n${path}\n${timestamp}\n${nonce}\n${text}`;
    return headers['x-signature'] === createHmac('sha256', fakeKey).update(signed).digest('hex');
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const text = Buffer.concat(pieces).toString('utf8');
    const path = (request.url ?? '').replace('/wallet/v1/', '');
    if (!isSigned(request, request.url ?? '', text)) return void response.writeHead(401).end('{}');
    calls.push({ path, body: JSON.parse(text) });
    const treatment = treatments.get(path)?.shift();
    if (treatment === 'busy') return void response.writeHead(503).end('{}');
    if (treatment === 'lose-call') return void request.socket.destroy();
    if (treatment === 'hold') await new Promise<void>((resolve) => held.push(resolve));
    const reply = carryOut(path, text);
    if (treatment === 'lose-answer') return void request.socket.destroy();
    if (treatment === 'nonsense') return void response.writeHead(200).end('{"status":"perhaps"}');
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let lastToken = 0;

  return {
    address: `http://127.0.0.1:${port}`,
    calls,
    bets,
    wins,
    rolledBack,
    demo,
    /** A launch token of a player, who is given this many points the first time. */
    launch(player: string, gameId = '100000', funds = 1_000): string {
      if (!balances.has(player)) balances.set(player, funds * 100);
      lastToken += 1;
      const token = `launch-token-number-${lastToken}`;
      launches.set(token, { player, gameId });
      return token;
    },
    endSessionOf(player: string) {
      for (const [session, whose] of sessions) if (whose === player) sessions.delete(session);
    },
    balanceOf: (player: string): number => (balances.get(player) ?? 0) / 100,
    treat: (path: string, ...how: Treatment[]) => void treatments.set(path, how),
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    untilHeld: async () => {
      while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    },
    release: () => {
      for (const go of held.splice(0)) go();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type FakeWallet = Awaited<ReturnType<typeof openFakeWallet>>;
