const secret = /^--pass/i;
const hidden = '(hidden)';
const lengthMost = 1_000;

/** The words of a command as they are stored: passwords hidden, and without text that a database cannot store. */
export function wordsToKeep(args: readonly string[]): string[] {
  return args.map((word, at) => {
    const [name = ''] = word.split('=');
    if (secret.test(name)) return word.includes('=') ? `${name}=${hidden}` : word;
    if (secret.test(args[at - 1] ?? '') && !args[at - 1]?.includes('=')) return hidden;
    return word.slice(0, lengthMost).replaceAll('\0', '').toWellFormed();
  });
}
