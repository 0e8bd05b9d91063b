export interface HouseAccess {
  readonly address: string;
  readonly token: string;
  readonly userId: string;
  readonly room: string;
}

/** Speaks just enough of Socket.IO over one websocket to join the room as a client. */
export function watchHouse(
  house: HouseAccess,
  onChanges: (message: string) => void,
  onOther: (message: string) => void = () => undefined,
): Promise<WebSocket> {
  const socket = new WebSocket(`${house.address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const { userId, token, room } = house;
  const channel = `42["${room}/changes"`;
  return new Promise((resolve, reject) => {
    socket.onerror = () => reject(new Error('a client could not connect'));
    socket.onmessage = ({ data }) => {
      const message = String(data);
      if (message.startsWith('0')) socket.send('40');
      else if (message === '2') socket.send('3');
      else if (message.startsWith('40'))
        socket.send(`42["login",${JSON.stringify({ userId, token, domain: 'localhost' })}]`);
      else if (message.startsWith('42["userLoggedIn"'))
        socket.send(`42["JoinRoom",${JSON.stringify({ room, changes: true })}]`);
      else if (message.startsWith(`42["${room}",`)) resolve(socket);
      else if (message.startsWith(channel)) onChanges(message);
      else onOther(message);
    };
  });
}

/** The age of the change in a message, from the time the feed put into it; undefined when it has none. */
export function ageMs(message: string): number | undefined {
  const mark = /"runsYes":([1-9]\d*)/.exec(message)?.[1];
  return mark === undefined ? undefined : (Date.now() - Number(mark) + 1_000_000) % 100_000;
}
