import { io, type Socket } from 'socket.io-client';

/*
 * A page of the client family as its public builds behave: three themes that differ in how they reach the house and in what they
 * read. Nothing of ours is imported, and nothing is read that those pages do not read.
 */

export type Theme = 'P' | 'Q' | 'R';

type Json = Record<string, unknown>;
/** A row of a list, of which each page reads a few fields. */
export interface Row {
  readonly amount: number;
  readonly oddsType?: string;
  readonly marketType?: string;
  readonly marketId?: string;
  readonly positionInfo: Readonly<Record<string, number>>;
  readonly decisionSelectionId: string;
}

export interface Reply<Data> {
  readonly status: number;
  readonly body: {
    readonly error: boolean;
    readonly code: number;
    readonly message: string;
    readonly token?: string;
    readonly data: Data;
  };
}

/** What a page shows after a call: of a store call the status decides, of a direct call the field `error`. */
export interface Shown<Data> {
  readonly isSuccess: boolean;
  readonly message: string;
  readonly data: Data;
}

interface Client {
  readonly userType: string;
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  readonly balance: number;
  readonly betChipsData: Readonly<Record<string, number>>;
  readonly betChipsModal: boolean;
  readonly rateReffrence: number;
  readonly isPasswordChanged: boolean;
  readonly intCasinoMultiply: number;
}

export interface Team {
  readonly team_name: string;
  readonly lgaai: string;
  readonly khaai: string;
  readonly selectionid: number;
  readonly running_status: string;
}

export interface Fancy {
  readonly session_name: string;
  readonly session_id: string;
  readonly runsYes: number;
  readonly runsNo: number;
  readonly oddsYes: number;
  readonly oddsNo: number;
  readonly running_status: string;
}

export interface Odds {
  readonly marketType: string;
  readonly marketId: string;
  readonly runners: readonly {
    readonly selectionName: string;
    readonly selectionId: number;
    readonly ex: {
      readonly availableToBack: readonly { readonly price: number; readonly size: number }[];
      readonly availableToLay: readonly { readonly price: number; readonly size: number }[];
    };
  }[];
}

export interface MarketText {
  readonly result: { readonly team_data: readonly Team[]; readonly session: readonly Fancy[] };
}

const pageOrigin = 'http://play.localhost:8080';

export class FamilyClient {
  readonly #apiBase: string;
  readonly theme: Theme;
  readonly #sockets: Socket[] = [];
  #token: string | undefined;
  client: Client | undefined;
  account: Socket | undefined;
  /** Where the page stands: `/signin` once it was signed out. */
  path = '/signin';
  readonly heard: { readonly event: string; readonly message: unknown }[] = [];

  constructor(apiBase: string, theme: Theme) {
    this.#apiBase = apiBase;
    this.theme = theme;
  }

  /** A payload that is not given is not sent: neither a body nor a content type. */
  async send<Data>(
    path: string,
    payload?: Json,
    method = 'POST',
    base = this.#apiBase,
  ): Promise<Reply<Data>> {
    const reply = await fetch(`${base}/${path}`, {
      method,
      headers: {
        origin: pageOrigin,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }),
      },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
    const body = (await reply.json()) as Reply<Data>['body'];
    if (reply.status === 401 || (!reply.ok && body.code === 3)) this.#wipe();
    return { status: reply.status, body };
  }

  /** Every 2xx is success, whatever the body says. */
  async store<Data>(path: string, payload?: Json, method?: string): Promise<Shown<Data>> {
    const { status, body } = await this.send<Data>(path, payload, method);
    return { isSuccess: status >= 200 && status < 300, message: body.message, data: body.data };
  }

  /** `error` decides; what is not 2xx throws, and nothing is shown. */
  async direct<Data>(path: string, payload?: Json, method?: string): Promise<Shown<Data>> {
    const { status, body } = await this.send<Data>(path, payload, method);
    if (status < 200 || status >= 300) throw new Error(`${path}: ${status} ${body.message}`);
    return { isSuccess: body.error === false, message: body.message, data: body.data };
  }

  #wipe(): void {
    this.#token = undefined;
    this.client = undefined;
    this.path = '/signin';
  }

  async signIn(username: string, password: string): Promise<Shown<unknown>> {
    const payload = {
      username: username.toUpperCase(),
      password,
      isClient: true,
      host: 'play.localhost:8080',
    };
    const { status, body } = await this.send<Client>('user/login', payload);
    if (status !== 200) return { isSuccess: false, message: body.message, data: undefined };
    if (body.data.userType !== 'client') throw new Error('You Are Not Authorised');
    this.#token = body.token;
    this.client = body.data;
    this.path = body.data.isPasswordChanged ? '/main/dashboard' : '/main/changepassword';
    return { isSuccess: true, message: body.message, data: undefined };
  }

  get userId(): string {
    return this.client?.userId ?? '';
  }

  /** Once for a loaded page: a dropped line emits nothing again. */
  async openAccountSocket(address: string): Promise<unknown> {
    const socket = this.#open(address);
    this.account = socket;
    for (const event of [
      'coinUpdate',
      'sportsListUpdate',
      'sessionBetUpdate',
      'listUpdate',
      'fetchCasinoBetList',
    ])
      socket.on(event, (message: unknown) => this.heard.push({ event, message }));
    socket.on('domainUpdate', (update: { isLogout?: boolean }) => {
      if (update.isLogout) this.#wipe();
    });
    if (this.theme === 'R') socket.on('userLoggedOut', (who: unknown) => who === this.userId && this.#wipe());
    await connected(socket);
    const [userId, domain] = [this.userId, 'play.localhost'];
    if (this.theme === 'R') return void socket.emit('login', { userId, token: this.#token });
    const answer = await socket.emitWithAck('reconnect', { userId, domain });
    socket.emit('login', { userId, token: this.#token, domain });
    return answer;
  }

  /** A match page's own socket, which never signs in. */
  async joinMatch(address: string, marketId: string, eventId: string) {
    const socket = this.#open(address, this.theme === 'Q');
    const seen: { odds: readonly Odds[]; market: MarketText | undefined } = { odds: [], market: undefined };
    socket.on(eventId, (text: string) => {
      const odds: readonly Odds[] = JSON.parse(text);
      if (!Array.isArray(odds)) throw new Error('the odds are no list');
      seen.odds = odds;
    });
    socket.on(marketId, (text: string) => {
      seen.market = JSON.parse(text);
    });
    await connected(socket);
    socket.emit('JoinRoom', marketId);
    socket.emit('marketByEvent', eventId);
    return { seen, socket };
  }

  /** Live tables and the flight have sockets of their own, which never sign in either. */
  async joinGame(address: string, event: string, payload: unknown, channel: string) {
    const socket = this.#open(address, false, true);
    const messages: unknown[] = [];
    socket.on(channel, (message: unknown) => messages.push(message));
    await connected(socket);
    socket.emit(event, payload);
    return { messages, socket };
  }

  #open(address: string, reconnection = true, withCredentials = false): Socket {
    const socket = io(address, {
      transports: ['websocket'],
      forceNew: true,
      reconnection,
      reconnectionDelay: 1,
      reconnectionDelayMax: 1,
      withCredentials,
      extraHeaders: { origin: pageOrigin },
    });
    this.#sockets.push(socket);
    return socket;
  }

  async signOut(): Promise<void> {
    this.close();
    this.#wipe();
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

const connected = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
