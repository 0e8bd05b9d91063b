/** Says what it has to say once, then how much processor time it has used each time a line arrives. */
export function tellCpu(first: object): void {
  process.stdout.write(`${JSON.stringify(first)}\n`);
  process.stdin.on('data', () => {
    const { user, system } = process.cpuUsage();
    process.stdout.write(`${JSON.stringify({ cpuMs: (user + system) / 1000 })}\n`);
  });
}
