import { randomBytes } from 'node:crypto';
import { createLog } from '@maidan/process/log.ts';
import { realClock } from '@maidan/process/real-clock.ts';
import { startFault } from '@maidan/process/start-fault.ts';
import { readStudioSettings, startStudio } from './own-process.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Ends the process; the service manager restarts it. */
function endWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readStudioSettings(process.env);
  const { address, close } = await startStudio({
    settings,
    clock: realClock(() => Date.now()),
    log: createLog(settings.LOG_LEVEL),
    randomBytes,
    print,
    onLost: endWith,
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  print(`The studio is listening on http://127.0.0.1:${new URL(address).port}`);
}

start().catch((error: Error) => endWith(startFault(error)));
