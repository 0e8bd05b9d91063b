import { expect, test } from 'vitest';
import { newestPicture } from './newest-picture.ts';

test('a picture that was asked for is not shown over one that was pushed while it was on its way', async () => {
  const shown: string[] = [];
  const pictures = newestPicture<string>((picture) => shown.push(picture));
  const reply = Promise.withResolvers<string>();
  const asking = pictures.ask(() => reply.promise);
  pictures.push('pushed');
  reply.resolve('asked before');
  await asking;
  await pictures.ask(async () => 'asked after');
  expect(shown).toEqual(['pushed', 'asked after']);
});
