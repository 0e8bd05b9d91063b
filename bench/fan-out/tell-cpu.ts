/**
 * Says what it has to say once, then how much processor time and memory it uses, and what more there is, each time a line
 * arrives.
 */
export function tellCpu(first: object, more: () => object = () => ({})): void {
  process.stdout.write(`${JSON.stringify(first)}\n`);
  process.stdin.on('data', () => {
    const { user, system } = process.cpuUsage();
    const memoryMb = process.memoryUsage.rss() / 1_000_000;
    process.stdout.write(`${JSON.stringify({ cpuMs: (user + system) / 1000, memoryMb, ...more() })}\n`);
  });
}
