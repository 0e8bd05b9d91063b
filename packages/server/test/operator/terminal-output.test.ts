import { describe, expect, it } from 'vitest';
import { terminalOutput } from '../../src/operator/terminal-output.ts';

function streams(isTTY: boolean) {
  const written = { out: '', beside: '' };
  const output = terminalOutput(
    { write: (text) => (written.out += text) },
    { write: (text) => (written.beside += text), isTTY },
  );
  return { output, written };
}

describe('the terminal', () => {
  it('rewrites one line of progress, and clears it before anything else', () => {
    const { output, written } = streams(true);
    output.progress('Auditing bets', 1, 3);
    output.progress('Auditing bets', 2, 3);
    output.print('Nothing is wrong');
    output.end();
    expect(written.beside).toBe('\r\u001b[KAuditing bets 33%\r\u001b[KAuditing bets 66%\r\u001b[K');
    expect(written.out).toBe('Nothing is wrong\n');
  });

  it('writes plain lines by the tenth where it is no terminal', () => {
    const { output, written } = streams(false);
    for (const done of [1, 12, 13, 25, 100]) output.progress('Auditing bets', done, 100);
    output.progress('Settling m', 0, 0);
    output.end();
    expect(written.beside).toBe(
      'Auditing bets 0%\nAuditing bets 10%\nAuditing bets 20%\nAuditing bets 100%\nSettling m 100%\n',
    );
  });
});
