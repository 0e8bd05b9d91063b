import { expect, type Page, type WebSocketRoute } from '@playwright/test';

export type LiveLine = {
  /** The events the page has sent, as they are on the wire. */
  sent: string[];
  /** Resolves once the house has accepted the page's session: from then on the page receives pushes. */
  isOpen(): Promise<void>;
  /** Sends the page an event as the server would. */
  send(event: string, message: object): Promise<void>;
  cut(): Promise<void>;
};

const isAcceptance = (message: string | Buffer): boolean => String(message).startsWith('42["userLoggedIn"');

/** Resolves once the house has accepted the page's session, as `isOpen` does, without intercepting the connection. */
export async function isAccepted(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (socket) => socket.url().includes('socket.io'));
  await socket.waitForEvent('framereceived', ({ payload }) => isAcceptance(payload));
}

/** Intercepts the page's live connection; call it before the page opens one. */
export async function listenIn(page: Page): Promise<LiveLine> {
  const sent: string[] = [];
  let open: WebSocketRoute | undefined;
  let isAnswered = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const house = socket.connectToServer();
    open = socket;
    socket.onMessage((message) => {
      if (String(message).startsWith('42')) sent.push(String(message).slice(2));
      house.send(message);
    });
    house.onMessage((message) => {
      isAnswered ||= isAcceptance(message);
      socket.send(message);
    });
  });
  const isOpen = () => expect.poll(() => isAnswered).toBe(true);
  return {
    sent,
    isOpen,
    send: async (event, message) => {
      await isOpen();
      open?.send(`42${JSON.stringify([event, message])}`);
    },
    cut: async () => open?.close(),
  };
}

/** A page that never gets a live connection; call it before the page opens one. */
export async function withoutLine(page: Page): Promise<void> {
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket(/socket\.io/, (socket) => void socket.close());
}

/** What of the live connections gets through: everything, only requests without websockets, or nothing. */
export type Reach = 'all' | 'polling' | 'none';

/** Decides what gets through, also for connections that are open; call it before the page opens one. */
export async function withReach(page: Page): Promise<(reach: Reach) => Promise<void>> {
  let reached: Reach = 'all';
  await page.route('**/socket.io/**', (route) => (reached === 'none' ? route.abort() : route.continue()));
  // A routed websocket opens before it is closed, where one that cannot reach its server never opens.
  await page.addInitScript(() => {
    const open = new Set<WebSocket>();
    let isCut = false;
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(isCut ? 'ws://127.0.0.1:9' : address, protocols);
        open.add(this);
      }
    };
    window.addEventListener('journey-reach', (event) => {
      isCut = event instanceof CustomEvent && event.detail !== 'all';
      if (!isCut) return;
      for (const socket of open) socket.close();
      open.clear();
    });
  });
  return async (reach) => {
    reached = reach;
    await page.evaluate(
      (detail) => window.dispatchEvent(new CustomEvent('journey-reach', { detail })),
      reach,
    );
  };
}
