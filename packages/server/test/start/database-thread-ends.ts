import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

/** Loaded before the house: its database's thread ends when the process is sent SIGUSR2. */
threads.Worker = class extends threads.Worker {
  constructor(...given: ConstructorParameters<typeof threads.Worker>) {
    super(...given);
    process.once('SIGUSR2', () => void this.terminate());
  }
};
syncBuiltinESMExports();
