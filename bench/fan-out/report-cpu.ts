import { endWithParent } from '../end-with-parent.ts';

/**
 * Writes `first` once, then the processor time and memory in use, with whatever `more` adds, each time a line arrives on
 * stdin.
 */
export function reportCpu(first: object, more: () => object = () => ({})): void {
  endWithParent();
  process.stdout.write(`${JSON.stringify(first)}\n`);
  process.stdin.on('data', () => {
    const { user, system } = process.cpuUsage();
    const memoryMb = process.memoryUsage.rss() / 1_000_000;
    process.stdout.write(`${JSON.stringify({ cpuMs: (user + system) / 1000, memoryMb, ...more() })}\n`);
  });
}
