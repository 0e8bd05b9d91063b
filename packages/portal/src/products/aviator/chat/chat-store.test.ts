import { expect, test } from 'vitest';
import { createChatStore } from './chat-store.ts';

const message = (id: string) => ({
  id,
  username: 'k***1',
  text: `text ${id}`,
  createdAt: '2026-01-01T00:00:00Z',
});

test('messages sent again on joining are not shown twice', () => {
  const chat = createChatStore();
  chat.add([message('1'), message('2')]);
  chat.add([message('2'), message('3')]);
  expect(chat.get().map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('only the latest hundred are kept, and messages deleted by an operator are removed', () => {
  const chat = createChatStore();
  chat.add(Array.from({ length: 130 }, (_, index) => message(String(index))));
  chat.remove(['129', '128']);
  expect([chat.get().length, chat.get().at(-1)?.id]).toEqual([98, '127']);
});

test('messages deleted while the connection was lost are removed when the game is joined again', () => {
  const chat = createChatStore();
  chat.add([message('1'), message('2'), message('3')]);
  chat.clear();
  chat.add([message('1'), message('3')]);
  expect(chat.get().map(({ id }) => id)).toEqual(['1', '3']);
});
