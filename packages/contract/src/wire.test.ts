import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { wallet } from './entities/session.ts';
import { envelope, envelopeCodes } from './index.ts';
import type { MethodOf } from './methods.ts';
import type { DataOf, RequestOf } from './wire.ts';

const valueImports = (file: URL): URL[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm)].map(
    ([, path = '']) => (path.startsWith('.') ? new URL(path, file) : new URL(`package:${path}`)),
  );

const reach = (file: URL, seen = new Set<string>()): Set<string> => {
  if (seen.has(file.href)) return seen;
  seen.add(file.href);
  if (file.protocol === 'file:') for (const next of valueImports(file)) reach(next, seen);
  return seen;
};

describe('the entry point of the browser', () => {
  it('loads no schema library, directly or through an import', () => {
    const packages = (entry: string) =>
      [...reach(new URL(entry, import.meta.url))].filter((href) => href.startsWith('package:'));
    expect(packages('./wire.ts')).toEqual([]);
    expect(packages('./index.ts')).toContain('package:zod');
  });
});

describe('the types of the browser', () => {
  it('are those of the table', () => {
    expectTypeOf<DataOf<'user/userBalance'>>().toEqualTypeOf<{ coins: number; exposure: number }>();
    expectTypeOf<RequestOf<'sports/sportByMarketId'>>().toEqualTypeOf<{ marketId: string | number }>();
    expectTypeOf<MethodOf<'casino/allCasinoResult'>>().toEqualTypeOf<'GET'>();
  });
});

describe('an envelope', () => {
  const reply = envelope(wallet);
  const head = { error: false, code: envelopeCodes.fine, message: '' };

  it('carries its data open or sealed, or none', () => {
    const data = { coins: 1, exposure: 0 };
    expect(reply.parse({ ...head, data })).toEqual({ ...head, data });
    expect(reply.parse({ ...head, data: 'AAAA', dataEncrupt: 1 })).toEqual({
      ...head,
      data: 'AAAA',
      dataEncrupt: 1,
    });
    expect(reply.parse(head)).toEqual(head);
  });

  it('is refused when its data belongs to another call', () => {
    expect(reply.safeParse({ ...head, data: { coins: 'many' } }).success).toBe(false);
  });

  it('says 0 when all is fine and 3 when the session is gone', () => {
    expect(envelopeCodes.fine).toBe(0);
    expect(envelopeCodes.sessionGone).toBe(3);
  });
});
