import { remarkOfAnswer } from '../answer-of.ts';
import { takeKind } from './name-frame.ts';
import { nameWords } from './name-words.ts';

export interface NameOnBoard {
  readonly kind: 'line' | 'meter';
  /** With its heading where the name alone asks nothing: "1ST INN LAMBI IND VS SA - 7 Number". */
  readonly name: string;
  /** What yes and no mean; undefined where a bet names a run. */
  readonly remark: string | undefined;
}

/** Names that ask nothing by themselves: one digit of ten, and the total of a line. */
const OF_HEADING = /^(?:(?<digit>\d) NUMBER|TOTAL RUN)$/;

/** The name on the board of this house for a name that a source prints, under the heading of its group if it has one. */
export function nameOnBoard(printed: string, heading = ''): NameOnBoard {
  const words = nameWords(printed);
  const { kind, question } = takeKind(words);
  const ofHeading = OF_HEADING.exec(words.join(' '));
  const digit = ofHeading?.groups?.digit;
  const above = heading.trim();
  return {
    kind,
    name: ofHeading === null || above === '' ? printed : `${above} - ${printed}`,
    remark: remarkOfAnswer(digit === undefined ? question : { lastDigit: Number(digit) }),
  };
}
