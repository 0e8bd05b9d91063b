import type { Line } from './picked-lines.ts';
import type { NumberAnswer } from './place-number-wire.ts';

export interface LineAnswer extends NumberAnswer {
  readonly line: Line;
}

/** As many parallel calls as a phone's browser allows, less those the page itself needs. */
const callsAtOnce = 4;

interface LinesToPlace {
  readonly lines: readonly Line[];
  readonly place: (line: Line, index: number) => Promise<NumberAnswer>;
  /** Called with every answer as it arrives. */
  readonly onAnswer: (answer: LineAnswer) => void;
}

/**
 * Places every line separately: a refused one does not affect the others. The answers are in the lines'
 * order.
 */
export async function placeLines({ lines, place, onAnswer }: LinesToPlace): Promise<readonly LineAnswer[]> {
  const answers: LineAnswer[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < lines.length; index = next++) {
      const line = lines[index];
      if (!line) return;
      const answer = { ...(await place(line, index)), line };
      answers[index] = answer;
      onAnswer(answer);
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, work));
  return answers;
}
