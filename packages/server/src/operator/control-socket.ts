import { chmod, lstat, mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { Logger } from '@maidan/process/log.ts';
import { CommandError } from '../verb/arguments.ts';
import type { Output } from '../verb/verb.ts';
import { carryOut, type RunVerb } from './carry-out.ts';
import { type ControlReply, controlReply, isExit, linesOf, showReply } from './control-lines.ts';
import type { CommandEnd } from './run-command.ts';

export interface OperatorDoor {
  /** Accepts no more commands and waits for those under way. */
  close(): Promise<void>;
}

const isPipe = (path: string): boolean => path.startsWith('\\\\.\\pipe\\');

/** Lets operator commands run inside this server, so that its clients are notified at once. */
export async function serveOperator(path: string, runVerb: RunVerb, log: Logger): Promise<OperatorDoor> {
  const underWay = new Set<Promise<void>>();
  const unheard = new Set<Socket>();
  const server = createServer((socket) => {
    socket.on('error', (error) => log.debug({ reason: error.message }, 'operator connection lost'));
    unheard.add(socket);
    const work = answer(socket, runVerb, log, () => unheard.delete(socket)).finally(() => {
      unheard.delete(socket);
      underWay.delete(work);
    });
    underWay.add(work);
  });
  const isOpen = await openDoor(server, path, log);
  return {
    async close() {
      const closed = isOpen
        ? new Promise<void>((resolve) => server.close(() => resolve()))
        : Promise.resolve();
      for (const socket of unheard) socket.destroy();
      await Promise.all([closed, ...underWay]);
    },
  };
}

/** If the socket cannot be opened the server starts without it; commands then open the database themselves. */
async function openDoor(server: Server, path: string, log: Logger): Promise<boolean> {
  try {
    if (!isPipe(path)) await mkdir(dirname(path), { recursive: true });
    const isOurs = await listenAlone(server, path);
    if (!isOurs) log.warn({ path }, 'another server of this data folder carries out operator commands');
    return isOurs;
  } catch (error) {
    log.warn(
      { path, reason: (error as Error).message },
      'operator commands cannot be carried out in this server',
    );
    return false;
  }
}

/** False when another server answers there. A socket left by a killed one is taken over. */
async function listenAlone(server: Server, path: string): Promise<boolean> {
  try {
    await listen(server, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (await isServed(path)) return false;
    await rm(path, { force: true });
    await listen(server, path);
  }
  if (!isPipe(path)) await chmod(path, 0o600);
  return true;
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // The socket is private to its owner from the start: the file is created before listen returns.
    const usual = isMainThread ? process.umask(0o177) : undefined;
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
    if (usual !== undefined) process.umask(usual);
  });
}

async function answer(socket: Socket, runVerb: RunVerb, log: Logger, onHeard: () => void): Promise<void> {
  const { value: line } = await linesOf(socket).next();
  if (line === undefined) return;
  onHeard();
  const sendReply = (reply: ControlReply) => {
    if (socket.writable) socket.write(`${JSON.stringify(reply)}\n`);
  };
  await carryOut(line, runVerb, log, sendReply);
  socket.end();
}

/** In a folder that others may write to, somebody else could listen there and receive passwords. */
async function checkOwner(path: string): Promise<void> {
  const user = process.getuid?.();
  const found = isPipe(path) ? undefined : await lstat(path).catch(() => undefined);
  if (user === undefined || found === undefined) return;
  const isOwnFolder = user === 0 && found.uid === (await lstat(dirname(path))).uid;
  const isOurs = (found.uid === user || isOwnFolder) && (found.mode & 0o022) === 0;
  if (!isOurs) throw new CommandError(`${path} is not this user's own, so it is not spoken to. Remove it.`);
}

/** Undefined when nobody listens there. */
async function reach(path: string): Promise<Socket | undefined> {
  await checkOwner(path);
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(new CommandError(`The running server cannot be asked at ${path}: ${error.message}.`));
    });
  });
}

export async function isServed(path: string): Promise<boolean> {
  const socket = await reach(path);
  socket?.destroy();
  return socket !== undefined;
}

/** Asks a running server to carry out the command; undefined when none answers. */
export async function askRunningServer(
  path: string,
  argv: readonly string[],
  by: string,
  output: Output,
): Promise<CommandEnd | undefined> {
  const socket = await reach(path);
  if (socket === undefined) return undefined;
  socket.on('error', () => socket.destroy());
  socket.write(`${JSON.stringify({ argv, by })}\n`);
  return (await hear(socket, output)) ?? { exit: 1, reason: lostReason };
}

export const lostReason =
  'The server stopped before it was done. Check whether it was, then run the command again.';

/** Undefined when the connection ended before the last line. */
async function hear(socket: Socket, output: Output): Promise<CommandEnd | undefined> {
  for await (const line of linesOf(socket)) {
    const reply = controlReply.parse(JSON.parse(line));
    showReply(reply, output);
    if (isExit(reply)) {
      socket.end();
      return reply.reason === undefined ? { exit: reply.exit } : { exit: reply.exit, reason: reply.reason };
    }
  }
  return undefined;
}
