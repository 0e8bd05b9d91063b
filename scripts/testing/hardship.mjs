import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../root.mjs';
import { marked } from './leave-nothing.mjs';

const groups = '/sys/fs/cgroup';
const periodUs = 100_000;

/** Where a control group of the machine is made, and what is written into it: in the second version of the interface and the first. */
const kinds = {
  quarter: () => {
    const quotaUs = (availableParallelism() * periodUs) / 4;
    return [
      ['', { 'cpu.max': `${quotaUs} ${periodUs}` }],
      ['cpu', { 'cpu.cfs_period_us': `${periodUs}`, 'cpu.cfs_quota_us': `${quotaUs}` }],
    ];
  },
  memory: () => [
    ['', { 'memory.max': `${2 * 2 ** 30}` }],
    ['memory', { 'memory.limit_in_bytes': `${2 * 2 ** 30}` }],
  ],
};

/** A control group with one limit; undefined where the machine gives none to this user. */
function openGroup(kind) {
  for (const [controller, limits] of kinds[kind]()) {
    const folder = join(groups, controller, `maidan-${process.pid}-${kind}`);
    try {
      // A process of an earlier run may still hold the group open.
      if (!existsSync(folder)) mkdirSync(folder);
      for (const [file, value] of Object.entries(limits)) {
        if (!existsSync(join(folder, file))) throw new Error(`no ${file}`);
        writeFileSync(join(folder, file), value);
      }
      return folder;
    } catch {
      // Not this version of the interface, or not for this user: the next is tried.
      if (existsSync(folder)) rmdirSync(folder);
    }
  }
  return undefined;
}

function limitedTo(kind) {
  return () => {
    const folder = openGroup(kind);
    if (folder === undefined) return undefined;
    // The shell puts itself into the group and becomes the command, so that nothing of it runs outside.
    const join_ = 'echo $$ > "$0/cgroup.procs" && exec "$@"';
    return {
      wrap: (command, args) => ['sh', ['-c', join_, folder, command, ...args]],
      end() {
        try {
          rmdirSync(folder);
        } catch {
          // A process of the run has not ended yet: the empty group goes with the machine.
        }
      },
    };
  };
}

const asItIs = (command, args) => [command, args];

/** Busy as long as this process lives, however that ends. */
const busyLoop = `while (process.ppid === ${process.pid});`;

function besideBusyLoops() {
  const env = { ...process.env, ...marked };
  const loops = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['-e', busyLoop], { stdio: 'ignore', env }),
  );
  const end = () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
  return { wrap: asItIs, end };
}

const withEnvironment = (env) => () => ({ wrap: asItIs, env, end: () => undefined });

/** Every process of the run loads it first. */
const startsAt = (time) => ({
  STEADY_STARTS_AT: time,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${pathToFileURL(inRoot('scripts', 'testing', 'starts-at.mjs')).href}`,
});

/** The circumstances that a test must not depend on. Each opens to how a command is run in it, or to undefined where it cannot be made here. */
export const hardships = {
  alone: withEnvironment({}),
  'beside four busy loops': besideBusyLoops,
  'a quarter of the processor': limitedTo('quarter'),
  '2 GB of memory': limitedTo('memory'),
  'another time zone': withEnvironment({ TZ: 'Pacific/Kiritimati' }),
  '23:59:50 at +05:30': withEnvironment(startsAt('18:29:50')),
};
