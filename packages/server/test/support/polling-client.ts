import { sendRequest } from './send-request.ts';

export interface PollingClient {
  /** The server's next messages, as the Engine.IO protocol writes them; rejects when it refuses. */
  poll(): Promise<string>;
  send(message: string): Promise<void>;
  close(): Promise<void>;
}

/** A Socket.IO client without a websocket, as behind a proxy that lets none through. */
export async function openPollingClient(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PollingClient> {
  const path = `${address}/socket.io/?EIO=4&transport=polling`;
  const ask = async (url: string, options: Parameters<typeof sendRequest>[1]) => {
    const { status, text } = await sendRequest(url, options);
    if (status !== 200) throw new Error(`${status} ${text}`);
    return text;
  };
  const { sid } = JSON.parse((await ask(path, { headers })).slice(1));
  const own = `${path}&sid=${sid}`;
  const send = async (message: string) => {
    await ask(own, { method: 'POST', headers: { ...headers, 'content-type': 'text/plain' }, body: message });
  };
  await send('40');
  return { poll: () => ask(own, { headers }), send, close: () => send('1') };
}
