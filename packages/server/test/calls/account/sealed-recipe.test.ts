import { readFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

const guide = new URL('../../../../../docs/clients.md', import.meta.url);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ brands: { ruby: { encryptedReplies: true } } });
});
afterAll(() => app.close());

const served = async (): Promise<string> =>
  JSON.parse((await app.send('/docs')).text).components.schemas.SealedEnvelope.description;

const blockOf = (text: string, language: string): string =>
  text.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';

type OpenReply = (reply: object, token: string) => Promise<unknown>;

/** The code of the recipe alone. */
const codeOf = (recipe: string): OpenReply =>
  runInThisContext(`(() => { ${blockOf(recipe, 'js')}\nreturn openReply; })()`);

describe('the recipe in the served contract', () => {
  test('opens a sealed reply', async () => {
    const client = await app.client({ username: 'आशा', brand: 'ruby', coins: 77 });
    const openReply = codeOf(await served());
    const ask = async (path: 'user/userBalance' | 'user/userLoginCheck') =>
      JSON.parse((await app.sendBody(path, '{}', client)).text);
    const sealed = await ask('user/userBalance');
    expect(sealed).toMatchObject({ dataEncrupt: 1, data: expect.any(String) });
    expect(await openReply(sealed, client.token)).toEqual({ coins: 77, exposure: 0 });
    expect(await openReply(await ask('user/userLoginCheck'), client.token)).toMatchObject({ name: 'आशा' });
    await expect(openReply(sealed, 'A'.repeat(43))).rejects.toThrow();
  });

  test('gives replies in clear as they are', async () => {
    const client = await app.client({ username: 'PLAIN', coins: 5 });
    const reply = JSON.parse((await app.sendBody('user/userBalance', '{}', client)).text);
    expect(await codeOf(await served())(reply, client.token)).toEqual({ coins: 5, exposure: 0 });
  });

  test('has an example that opens to the data it gives', async () => {
    const recipe = await served();
    const { token, reply } = JSON.parse(blockOf(recipe, 'json'));
    const [, opened = ''] = /opens to `(\{[^`]+\})`/.exec(recipe) ?? [];
    expect(await codeOf(recipe)(reply, token)).toEqual(JSON.parse(opened));
  });

  test('is the one in the guide for writers of clients, word for word', async () => {
    expect(await readFile(guide, 'utf8')).toContain(await served());
  });
});
