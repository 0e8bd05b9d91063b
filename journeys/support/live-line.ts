import { expect, type Page, type WebSocketRoute } from '@playwright/test';

export type LiveLine = {
  /** What the page has sent, one event each, as the wire carries it. */
  sent: string[];
  /** The page has proved its session: from here on it hears what is pushed. */
  isOpen(): Promise<void>;
  /** Sends the page an event as the server would. */
  say(event: string, message: object): Promise<void>;
  cut(): Promise<void>;
};

/** Intercepts the page's live connection; call it before the page opens one. */
export async function listenIn(page: Page): Promise<LiveLine> {
  const sent: string[] = [];
  let open: WebSocketRoute | undefined;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const house = socket.connectToServer();
    open = socket;
    socket.onMessage((message) => {
      if (String(message).startsWith('42')) sent.push(String(message).slice(2));
      house.send(message);
    });
  });
  const isOpen = () => expect.poll(() => sent.length).toBeGreaterThan(0);
  return {
    sent,
    isOpen,
    say: async (event, message) => {
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
