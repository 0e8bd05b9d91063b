/** Ends this process when the bench that started it is gone, however that ended: nobody else would stop a house. */
export function endWithParent(): void {
  process.stdin.on('end', () => process.exit());
  process.stdin.resume();
}
