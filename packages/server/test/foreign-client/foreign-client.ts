import { io, type Socket } from 'socket.io-client';
import {
  type BetLists,
  type Bookmaker,
  type CompleteLedger,
  type Envelope,
  type FancyBet,
  type FancySession,
  type Ledger,
  type ListedMatch,
  type MatchDetail,
  type OddsMarket,
  type Positions,
  paths,
  type Session,
  type Statement,
  type Team,
  type Wallet,
} from './wire-names.ts';

/*
 * A player's client as somebody would write it who has document 1 and the address of an API: no contract, no page of ours around
 * it, and no path that a reply does not give in full.
 */

/** Section 7: data of a reply with `dataEncrupt` 1 is decrypted before use; the house documents how. */
export type OpenSealed = (reply: Envelope, token: string) => Promise<unknown>;

interface Placed {
  readonly error: boolean;
  readonly message: string;
}

/** Section 4: what a declared fancy bet came to. */
export function fancyResult({ type, amount, odds, run, decisionRun }: FancyBet): number {
  if (decisionRun === null) return 0;
  const isReached = decisionRun >= run;
  if (type === 'Y') return isReached ? Math.round(amount * odds) : -amount;
  return isReached ? -Math.round(amount * odds) : amount;
}

export class ForeignClient {
  readonly #apiBase: string;
  readonly #openSealed: OpenSealed | undefined;
  #session: Session | undefined;
  #match: ListedMatch | undefined;
  #socket: Socket | undefined;
  wallet: Wallet | undefined;
  bookmaker: Bookmaker | undefined;
  odds: readonly OddsMarket[] = [];
  /** Section 7: events that asked for something to be read again. */
  readonly requests: string[] = [];
  sealedReplies = 0;

  constructor(apiBase: string, openSealed?: OpenSealed) {
    this.#apiBase = apiBase;
    this.#openSealed = openSealed;
  }

  async #send(path: string, payload: object): Promise<Envelope> {
    const token = this.#session?.token;
    const reply = await fetch(`${this.#apiBase}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(payload),
    });
    const envelope = (await reply.json()) as Envelope;
    if (reply.status === 401 || envelope.code === 3) this.logout();
    if (envelope.dataEncrupt !== 1 || envelope.data === undefined || token === undefined) return envelope;
    if (this.#openSealed === undefined) throw new Error(`${path} is sealed`);
    this.sealedReplies += 1;
    return { ...envelope, data: await this.#openSealed(envelope, token) };
  }

  async #read<Data>(path: string, payload: object = {}): Promise<Data> {
    const { error, message, data } = await this.#send(path, payload);
    if (error) throw new Error(`${path}: ${message}`);
    return data as Data;
  }

  get isSignedIn(): boolean {
    return this.#session !== undefined;
  }

  get userId(): string {
    return this.#session?.data.userId ?? '';
  }

  #opened(): ListedMatch {
    if (this.#match === undefined) throw new Error('no match is open');
    return this.#match;
  }

  async login(username: string, password: string): Promise<Session> {
    const host = new URL(this.#apiBase).hostname;
    const payload = { username: username.toUpperCase(), password, isClient: true, host };
    this.#session = await this.#read<Session>(paths.login, payload);
    return this.#session;
  }

  logout(): void {
    this.#socket?.close();
    this.#socket = undefined;
    this.#session = undefined;
  }

  notices(): Promise<{ clientNotification: string; userNotification: string }> {
    return this.#read(paths.domainSetting, { domainUrl: new URL(this.#apiBase).hostname });
  }

  async balance(): Promise<Wallet> {
    this.wallet = await this.#read<Wallet>(paths.balance);
    return this.wallet;
  }

  matches(): Promise<ListedMatch[]> {
    return this.#read(paths.matchList);
  }

  /** Section 4: a websocket if socketPerm is on, else the cache addresses are polled. */
  async openMatch(match: ListedMatch): Promise<MatchDetail> {
    this.#match = match;
    const detail = await this.detail();
    if (detail.socketPerm) await this.#connect(detail.socketUrl);
    else await this.poll();
    return detail;
  }

  detail(): Promise<MatchDetail> {
    return this.#read(paths.matchDetail, { marketId: this.#opened().marketId });
  }

  get isPushed(): boolean {
    return this.#socket !== undefined;
  }

  async #connect(socketUrl: string): Promise<void> {
    const { marketId, eventId } = this.#opened();
    const socket = io(socketUrl, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.#socket = socket;
    const identity = { userId: this.userId, token: this.#session?.token, domain: 'app.example' };
    socket.on('coinUpdate', (wallet: Wallet) => {
      this.wallet = wallet;
    });
    // As JSON text, which the specification leaves open and the house documents.
    socket.on(marketId, (text: string) => {
      this.bookmaker = (JSON.parse(text) as { result: Bookmaker }).result;
    });
    socket.on(eventId, (text: string) => {
      this.odds = JSON.parse(text) as readonly OddsMarket[];
    });
    for (const event of ['sessionBetUpdate', 'marketReload']) {
      socket.on(event, (notice: { marketId: string }) => {
        if (notice.marketId === marketId) this.requests.push(event);
      });
    }
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve);
      socket.on('connect_error', reject);
    });
    socket.emit('login', identity);
    socket.emit('marketByEvent', eventId);
    socket.emit('JoinRoom', marketId);
  }

  /** Section 7: every second when socketPerm is off. */
  async poll(): Promise<void> {
    const { cacheUrl, otherMarketCacheUrl } = this.#opened();
    const headers = { authorization: `Bearer ${this.#session?.token}` };
    const get = async (address: string) => (await fetch(address, { headers })).json();
    this.bookmaker = ((await get(cacheUrl)) as { result: Bookmaker }).result;
    this.odds = ((await get(otherMarketCacheUrl)) as { data: readonly OddsMarket[] }).data;
  }

  placeBookmaker({ team_name, lgaai, selectionid }: Team, amount: number): Promise<Placed> {
    return this.#place(paths.placeOdds, {
      odds: Number(lgaai),
      amount,
      selectionId: selectionid,
      betFor: team_name,
      run: '',
      oddsType: 'bookmaker',
      type: 'L',
    });
  }

  placeMatchOdds(market: OddsMarket, selectionId: number, price: number, amount: number): Promise<Placed> {
    return this.#place(paths.placeOdds, {
      odds: price,
      amount,
      selectionId,
      betfairMarketId: market.marketId,
      betFor: market.marketType,
      run: null,
      oddsType: 'matchOdds',
      type: 'L',
    });
  }

  placeYes(session: FancySession, amount: number): Promise<Placed> {
    return this.#place(paths.placeSession, {
      odds: session.oddsYes,
      amount,
      selectionId: session.Selection_id,
      betFor: session.session_name,
      run: session.runsYes,
      oddsType: 'fancy',
      type: 'Y',
    });
  }

  #place(path: string, bet: object): Promise<Placed> {
    const { marketId, eventId } = this.#opened();
    return this.#send(path, { ...bet, marketId, eventId });
  }

  openBets(): Promise<BetLists> {
    return this.#read(paths.bets, {
      fancyBet: true,
      oddsBet: true,
      diamondBet: false,
      isDeclare: false,
      isDeleted: false,
      isClientExposure: true,
      marketId: this.#opened().marketId,
    });
  }

  clientBets(): Promise<BetLists> {
    return this.#read(paths.clientBets, { marketId: this.#opened().marketId });
  }

  positions(): Promise<Positions> {
    return this.#read(paths.position, { marketId: this.#opened().marketId });
  }

  completedFancies(): Promise<FancyBet[]> {
    return this.#read(paths.completedFancy, { marketId: this.#opened().marketId });
  }

  ledger(): Promise<Ledger> {
    return this.#read(paths.ledger, { downlineUserId: this.userId });
  }

  completeLedger(): Promise<CompleteLedger> {
    return this.#read(paths.completeLedger, { marketId: this.#opened().marketId });
  }

  statement(userId = this.userId): Promise<Statement> {
    return this.#read(paths.statement, { userId, pageNo: 1, size: 50 });
  }
}
