import { expect, test, vi } from 'vitest';
import { useTypedPoint } from './use-typed-point.ts';

const kept = vi.hoisted((): { point: unknown } => ({ point: undefined }));
vi.mock('react', () => ({
  useState: () => [
    kept.point,
    (next: unknown) => {
      kept.point = next;
    },
  ],
}));

/** A field that shows its number, as the slip's does. */
function field() {
  kept.point = undefined;
  let value = 0;
  const Field = () => useTypedPoint(value);
  const text = () => Field().show(value === 0 ? '' : String(value));
  return {
    text,
    value: () => value,
    set: (next: number) => {
      value = next;
    },
    enter(typed: string) {
      value = Field().read(typed, {});
    },
    type(keys: string) {
      for (const key of keys) this.enter(text() + key);
    },
    leave: () => Field().leave(),
  };
}

test.each(['100.5', '100.05', '100,5', '100,05', '100..5', '१००.५', '١٠٠٫٥'])(
  '%s, typed or pasted, is 100',
  (keys) => {
    const [typed, pasted] = [field(), field()];
    typed.type(keys);
    expect([typed.value(), typed.text()]).toEqual([100, '100.']);
    pasted.enter(keys);
    expect([pasted.value(), pasted.text()]).toEqual([100, '100.']);
  },
);

test('a point typed first has no digits after it either', () => {
  const typed = field();
  typed.type('.5');
  expect([typed.value(), typed.text()]).toEqual([0, '0.']);
});

test('once the point is erased, or the field left, digits count again', () => {
  const typed = field();
  typed.type('100.');
  typed.enter('100');
  typed.type('5');
  expect(typed.value()).toBe(1005);
  typed.type('.');
  typed.leave();
  expect(typed.text()).toBe('1005');
});

test('another number, as from a chip, has no point', () => {
  const typed = field();
  typed.type('100.');
  typed.set(500);
  expect(typed.text()).toBe('500');
});
