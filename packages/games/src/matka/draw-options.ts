import type {
  ListedOutcome,
  NumbersDefinition,
  NumbersOutcome,
  OptionsDefinition,
  OptionsOutcome,
} from '@maidan/betting';
import { keyFromText, keyToHex } from '@maidan/betting';
import { canonicalText } from '../kit/canonical-text.ts';
import { matkaRates, matkaVersion, parityOf } from './matka-games.ts';
import { ankOf, jodis, matkaDigits, pannas } from './pannas.ts';

const anks = matkaDigits.map(
  (digit): ListedOutcome => ({ id: digit, verdicts: { [digit]: 'win', [parityOf(digit)]: 'win' } }),
);

/** The market of one draw: singles and odd-even are decided by its ank, pannas by the panna itself. */
export const drawDefinition: OptionsDefinition = {
  shape: 'options',
  groups: [
    { id: 'ank', options: [...matkaDigits, 'ODD', 'EVEN'], outcomes: anks },
    { id: 'panna', options: pannas, isComplete: true },
  ],
};

export const outcomeOfPanna = (panna: string): OptionsOutcome => ({
  groups: { ank: ankOf(panna), panna },
});

/** The market of both draws of a day. */
export const jodiDefinition: NumbersDefinition = { shape: 'numbers', numbers: jodis };

/**
 * Without a close draw the ten jodis that begin with the open ank share the win, so that each pays as a
 * single.
 */
export const outcomeOfJodi = (openAnk: string, closeAnk: string | undefined): NumbersOutcome =>
  closeAnk === undefined
    ? { shared: { numbers: jodis.filter((jodi) => jodi.startsWith(openAnk)) } }
    : { number: openAnk + closeAnk };

/** SHA-256 in hex of what every draw commits to besides its seed. */
export const matkaPayTableHash = (): string =>
  keyToHex(
    keyFromText(
      canonicalText({
        game: 'matka',
        version: matkaVersion,
        rates: matkaRates,
        drawDefinition,
        jodiDefinition,
      }),
    ),
  );
