import { io, type Socket } from 'socket.io-client';

/*
 * A player's client as somebody would write it who has document 2, sections 3, 4 and 7, and nothing of ours: no contract, no
 * game package, and none of the fields the house sends beyond those named there.
 */

interface Details {
  readonly eventId: string;
  readonly shortName: string;
  readonly socketURL: string;
  readonly cacheURL: string;
  readonly betStatus: boolean;
  readonly minStake: number;
  readonly setting: { readonly oddsDifference: number };
}

type Row = Readonly<Record<string, string | number | undefined>>;

interface Live {
  readonly data: { readonly t1: readonly Row[]; readonly t2: readonly Row[] };
  readonly result: readonly { readonly mid: string; readonly result: string; readonly win: string }[];
}

interface Option {
  readonly sid: string;
  readonly nat: string;
  readonly rate: number;
}

interface BetRow {
  readonly roundId: string;
  readonly sid: string;
  readonly odds: number;
  readonly amount: number;
  readonly profitLoss: number;
  readonly isDeclare: number;
  readonly posArray: Readonly<Record<string, number>>;
  readonly resultDetails: { readonly win: string } | null;
}

interface Result {
  readonly mid: string;
  readonly win: string;
  readonly sid: string;
  readonly cards: string;
  readonly gtype: string;
}

interface SignInReply {
  readonly data: { readonly token: string; readonly data: { readonly userId: string } };
}

interface BetsReply {
  readonly data: { readonly casinoBetData: readonly BetRow[] };
}

interface PlaceReply {
  readonly error: boolean;
  readonly message: string;
  readonly data: { readonly totalCoins?: number; readonly exposure?: number; readonly message?: string };
}

const openWords = ['1', 'ACTIVE'];

/** Section 4: three-hand cells are open when their own status is True, others when gstatus is 1 or ACTIVE. */
function optionsOf(row: Row): Option[] {
  if (row.tstatus !== undefined) {
    const nation = String(row.nation ?? row.nat);
    return (['t', 'l', 'd'] as const).flatMap((letter) =>
      row[`${letter}status`] === 'True'
        ? [{ sid: String(row[`${letter}section`]), nat: nation, rate: Number(row[`${letter}rate`]) }]
        : [],
    );
  }
  if (!openWords.includes(String(row.gstatus))) return [];
  const rate = Number(row.rate ?? row.b1);
  return [{ sid: String(row.sid ?? row.sectionId), nat: String(row.nat ?? row.nation), rate }];
}

export async function openSpecClient(address: string, username: string, password: string) {
  const post = async <Reply>(path: string, payload: object, token?: string): Promise<Reply> => {
    const reply = await fetch(new URL(`/api/${path}`, address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(payload),
    });
    return (await reply.json()) as Reply;
  };
  const { data: signedIn } = await post<SignInReply>('user/login', { username, password });
  const { token } = signedIn;
  let details: Details | undefined;
  let live: Live | undefined;
  let socket: Socket | undefined;
  let isFetchRequested = false;

  const table = (): Details => {
    if (details === undefined) throw new Error('no table is open');
    return details;
  };
  const head = (): Row | undefined => live?.data.t1[0];

  return {
    async openTable(eventId: string): Promise<Details> {
      const path = 'casino/getDiamondCasinoByEventId';
      const { data } = await post<{ data: Details }>(path, { eventId }, token);
      details = data;
      return data;
    },

    /** Section 4: a live connection is opened if a socket address exists. */
    async joinLive(): Promise<void> {
      const { socketURL, shortName } = table();
      if (socketURL === '') throw new Error('the details name no socket address');
      const opened = io(new URL(socketURL, address).href, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
      });
      socket = opened;
      opened.on(shortName, (message: Live) => {
        live = message;
      });
      opened.on('fetchCasinoBetList', ({ fetch: isWanted }: { fetch: boolean }) => {
        isFetchRequested ||= isWanted;
      });
      await new Promise<void>((resolve, reject) => {
        opened.on('connect_error', reject);
        opened.on('userLoggedIn', () => resolve());
        opened.on('connect', () =>
          opened.emit('login', { token, userId: signedIn.data.userId, domain: new URL(address).hostname }),
        );
      });
      opened.emit('JoinRoom', shortName);
    },

    roundId: (): string => String(head()?.mid),
    secondsLeft: (): number => Number(head()?.autotime),
    openOptions: (): readonly Option[] => live?.data.t2.flatMap(optionsOf) ?? [],
    results: (): Live['result'] => live?.result ?? [],
    wasFetchRequested: (): boolean => isFetchRequested,

    async pollCache(): Promise<{ roundId: string }> {
      const { data } = (await (await fetch(new URL(table().cacheURL, address))).json()) as Live;
      return { roundId: String(data.t1[0]?.mid) };
    },

    /** Section 5: the rate is sent as a string, less the odds difference. */
    placeBet({ sid, nat, rate }: Option, amount: number): Promise<PlaceReply> {
      const { eventId, shortName, setting } = table();
      const payload = {
        roundId: String(head()?.mid),
        sid,
        rate: (rate - setting.oddsDifference).toFixed(2),
        amount,
        casinoType: shortName,
        eventId,
        betFor: nat,
        nat,
        isLay: false,
      };
      return post<PlaceReply>('casino/casinoBetPlace', payload, token);
    },

    async bets(isDeclare: boolean): Promise<readonly BetRow[]> {
      const payload = { eventId: table().eventId, isDeclare, isDeleted: false };
      const { data } = await post<BetsReply>('casino/diamondBetsList', payload, token);
      return data.casinoBetData;
    },

    /** Section 4: the sum of what open bets of the round say for the option. */
    position: (bets: readonly (BetRow | undefined)[], sid: string): number =>
      bets.reduce((sum, bet) => sum + (bet?.posArray[sid] ?? 0), 0),

    async fetchResult(roundId: string): Promise<Result | undefined> {
      const requestAddress = new URL(`/api/casino/allCasinoResult?roundId=${roundId}`, address);
      const { data } = (await (await fetch(requestAddress)).json()) as { data: { data: readonly Result[] } };
      return data.data[0];
    },

    close: () => socket?.close(),
  };
}

export type SpecClient = Awaited<ReturnType<typeof openSpecClient>>;
