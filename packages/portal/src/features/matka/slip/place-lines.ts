import type { Line } from './picked-lines.ts';
import type { NumberAnswer } from './place-number-wire.ts';

export interface LineAnswer extends NumberAnswer {
  readonly line: Line;
}

/** As many calls at a time as a phone's browser makes side by side, less those the page needs for itself. */
const callsAtOnce = 4;

interface LinesToPlace {
  readonly lines: readonly Line[];
  readonly place: (line: Line, index: number) => Promise<NumberAnswer>;
  /** Called with every answer, as they come. */
  readonly onAnswer: (answer: LineAnswer) => void;
}

/** Places every line by itself: one that is refused leaves the others as they are. Answers are in the lines' order. */
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
