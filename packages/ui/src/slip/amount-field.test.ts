import { type ChangeEvent, isValidElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { AmountField, caretAfterDigits, countDigits, groupDigits, ungroup } from './amount-field.tsx';

vi.mock('react', async (actual) => ({
  ...(await actual<typeof import('react')>()),
  useId: () => 'amount',
  useRef: () => ({ current: null }),
  useLayoutEffect: () => undefined,
}));

class FakeInputEvent {
  readonly inputType: string;
  readonly data: string | null;

  constructor(inputType: string, data: string | null) {
    this.inputType = inputType;
    this.data = data;
  }
}
vi.stubGlobal('InputEvent', FakeInputEvent);

interface Input {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

function inputOf(node: ReactNode): Input | undefined {
  if (Array.isArray(node)) return node.map(inputOf).find((found) => found !== undefined);
  if (!isValidElement<Input & { readonly children?: ReactNode }>(node)) return undefined;
  return node.type === 'input' ? node.props : inputOf(node.props.children);
}

/** The field of a slip, whose text is edited by events of the browser. */
function field(stake: number) {
  let amount = stake;
  function Field(): Input {
    const onAmount = (next: number) => {
      amount = next;
    };
    const props = { label: 'Amount', amount, onAmount, step: 100, disabled: false, takesFocus: false };
    const found = inputOf(AmountField({ ...props, faultId: undefined }));
    if (found === undefined) throw new Error('there is no field');
    return found;
  }
  return {
    amount: () => amount,
    text: () => Field().value,
    edit(value: string, nativeEvent: object, caret = value.length) {
      const target = { value, selectionStart: caret, selectionEnd: caret };
      Field().onChange({ target, nativeEvent } as unknown as ChangeEvent<HTMLInputElement>);
    },
  };
}

const event = (inputType: string, data: string | null) => new FakeInputEvent(inputType, data);

test.each([
  ['pasted', event('insertFromPaste', '100,5')],
  ['pasted with a line end', event('insertFromPaste', '100,5\n')],
  ['dropped', event('insertFromDrop', '100,5')],
  ['dictated', event('insertText', '100,5')],
  ['composed', event('insertCompositionText', '100,5')],
  ['filled in', {}],
])('100,5 is 100 when it is %s', (_how, nativeEvent) => {
  const edited = field(0);
  edited.edit('100,5', nativeEvent);
  expect([edited.amount(), edited.text()]).toEqual([100, '100']);
});

test.each(['.', ',', '٫'])('a typed %s is ignored, wherever it is typed', (sign) => {
  const edited = field(1000);
  edited.edit(`1,000${sign}`, event('insertText', sign));
  expect([edited.amount(), edited.text()]).toEqual([1000, '1,000']);
  edited.edit('1,0005', event('insertText', '5'));
  edited.edit(`1${sign}0,005`, event('insertText', sign), 2);
  edited.edit(`10,0${sign}05`, event('insertText', sign), 5);
  expect([edited.amount(), edited.text()]).toEqual([10_005, '10,005']);
});

test('a decimal comma in what replaces a grouped amount is one all the same', () => {
  const edited = field(1000);
  edited.edit('1,5', event('insertFromPaste', '1,5'));
  expect(edited.amount()).toBe(1);
});

test('the commas of groups are none', () => {
  const edited = field(1000);
  edited.edit('1,00', event('deleteContentBackward', null));
  expect(edited.amount()).toBe(100);
  edited.edit('1,00,000', event('insertFromPaste', '1,00,000'));
  expect([edited.amount(), edited.text()]).toEqual([100_000, '1,00,000']);
  edited.edit('1,00,0005', event('insertText', '5'));
  expect(edited.amount()).toBe(1_000_005);
});

test.each([
  [0, ''],
  [125, '125'],
  [5000, '5,000'],
  [250_000, '2,50,000'],
])('%i is typed as "%s"', (amount, text) => {
  expect(groupDigits(amount)).toBe(text);
});

test('after a digit is typed in the middle the caret is behind it, however the groups move', () => {
  // '1,000' with a 5 typed after the 1.
  const typed = '15,000';
  const digits = countDigits(typed.slice(0, 2));
  expect(caretAfterDigits(groupDigits(15_000), digits)).toBe(2);
  expect(caretAfterDigits(groupDigits(150_000), 3)).toBe(4);
});

test('digits of every keyboard are counted', () => {
  expect(['१०', '٢٥٠', '1,0०'].map(countDigits)).toEqual([2, 3, 3]);
});

test('a caret before all digits stays there', () => {
  expect(caretAfterDigits('2,50,000', 0)).toBe(0);
});

test.each([
  ['12,500,', 7, ',', '12500.', ''],
  ['12,500,5', 8, '5', '125005', ''],
  ['12,50', 5, '', '1250', ''],
  ['12,,500', 3, ',', '12.', '500'],
  ['100,5', 5, '100,5', '100.5', ''],
  ['1,00000', 4, '00', '100', '000'],
  ['1100,5,000', 6, '100,5', '1100.5', '000'],
  ['1,00,000', 8, '1,00,000', '100000', ''],
])(
  '%s with the caret at %i after "%s" is read without its groups',
  (text, caret, inserted, before, after) => {
    expect(ungroup(text, caret, inserted)).toEqual({ before, after });
  },
);

test.each([
  ['100,5', undefined, '100.5'],
  ['1,000', undefined, '1000'],
  ['100,5', '100,5\n', '100.5'],
])('%s is read as new where the text inserted is unknown (%j)', (text, inserted, before) => {
  expect(ungroup(text, text.length, inserted)).toEqual({ before, after: '' });
});
