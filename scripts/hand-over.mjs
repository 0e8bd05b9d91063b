import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inRoot, root } from './root.mjs';

const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 1);

/**
 * A terminal sends Ctrl-C to the whole process group itself; forwarding it would count as a second Ctrl-C.
 */
function forwarded() {
  return process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGTERM', 'SIGHUP', 'SIGINT'];
}

const parentCheckMs = 500;

/**
 * When `npm` is ended by a signal its script may keep running, because the shell between them does not
 * forward it.
 */
export function whenNpmIsGone(then) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, parentCheckMs);
  // What was started keeps the process alive, or has ended.
  timer.unref();
  return timer;
}

/** Sources are compiled once, not at every start of one of the many processes of a test run. */
export const compiledFolder = inRoot('node_modules', '.cache', 'compiled');
const compileCache = { NODE_COMPILE_CACHE: compiledFolder };

/** Runs a command on this terminal, forwards signals to it, and returns its exit code. */
export function handOver(command, args, { env = process.env, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...compileCache, ...env },
      ...options,
    });
    const listeners = new Map();
    for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
      listeners.set(signal, () => {
        if (forwarded().includes(signal)) child.kill(signal);
      });
      process.on(signal, listeners.get(signal));
    }
    const parentCheck = whenNpmIsGone(() => child.kill('SIGTERM'));
    const finish = (code) => {
      clearInterval(parentCheck);
      for (const [signal, listener] of listeners) process.off(signal, listener);
      resolve(code);
    };
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be run: ${error.message}\n`);
      finish(1);
    });
    child.on('exit', (code, signal) => finish(exitCode(code, signal)));
  });
}
