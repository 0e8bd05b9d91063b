import { describe, expect, it } from 'vitest';
import { createToastList } from './toast.tsx';

const messages = (list: ReturnType<typeof createToastList>) => list.get().map(({ message }) => message);

describe('a toast', () => {
  it('lasts one second, an error four, unless a duration is given', () => {
    const list = createToastList();
    list.add('success', 'Saved');
    list.add('error', 'Not saved');
    list.add('error', 'Gone', { durationMs: 1000 });
    expect(list.get().map(({ durationMs }) => durationMs)).toEqual([1000, 4000, 1000]);
  });

  it('shown again replaces the one still visible', () => {
    const list = createToastList();
    list.add('error', 'No response');
    list.add('info', 'Other');
    list.add('error', 'No response');
    expect(messages(list)).toEqual(['Other', 'No response']);
  });

  it('with the same message but another title leaves the first one visible', () => {
    const list = createToastList();
    list.add('info', '-1,000', { title: 'Round 1' });
    list.add('info', '-1,000', { title: 'Round 2' });
    expect(list.get().map(({ title }) => title)).toEqual(['Round 1', 'Round 2']);
  });

  it('that is an error disappears with all other errors, and other toasts stay', () => {
    const list = createToastList();
    list.add('error', 'Username or password is wrong');
    list.add('info', 'Wrong passwords since you last signed in: 1');
    list.add('error', 'No response');
    list.dismissErrors();
    expect(messages(list)).toEqual(['Wrong passwords since you last signed in: 1']);
  });

  it('beyond the third removes the oldest', () => {
    const list = createToastList();
    for (const message of ['a', 'b', 'c', 'd']) list.add('info', message);
    expect(messages(list)).toEqual(['b', 'c', 'd']);
  });

  it('that is dismissed disappears, and listeners are notified until they unsubscribe', () => {
    const list = createToastList();
    let heard = 0;
    const leave = list.subscribe(() => {
      heard += 1;
    });
    const id = list.add('info', 'a');
    list.dismiss(id);
    leave();
    list.add('info', 'b');
    expect(heard).toBe(2);
    expect(messages(list)).toEqual(['b']);
  });
});
