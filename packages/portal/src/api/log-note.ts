/** For what the specification wants logged though nothing is broken. */
export function logNote(note: string): void {
  // biome-ignore lint/suspicious/noConsole: the browser's log is where document 1, section 8 wants it
  console.warn(note);
}
