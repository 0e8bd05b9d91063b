import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Call,
  cachePages,
  calls,
  envelope,
  openApiDocument,
  scorePicture,
  walletCalls,
  walletPaths,
} from './index.ts';
import type { JsonObject, JsonValue } from './openapi.ts';

const operation = z.object({
  operationId: z.string(),
  summary: z.string().min(1),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(z.object({ name: z.string(), in: z.literal('query'), required: z.boolean() }))
    .optional(),
  requestBody: z
    .object({ content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }) })
    .optional(),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), z.object({ description: z.string() })),
});
const shape = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post', 'patch']), operation)),
});

const source = openApiDocument(calls);
const document = shape.parse(source);
const references = [...JSON.stringify(source).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
  ([, path]) => path ?? '',
);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({ path, method, one })),
);

const at = (value: JsonValue | undefined, ...path: string[]): JsonValue | undefined =>
  path.reduce((found, key) => (found as JsonObject | undefined)?.[key], value);

const methodsOf = ({ method, alsoBy }: Call): string[] =>
  [method, ...(alsoBy === undefined ? [] : [alsoBy])].map((each) => each.toLowerCase());

describe('the OpenAPI document', () => {
  it('has the status of a refusal beside that of success', () => {
    for (const [path, { refusalStatus, method }] of Object.entries(calls)) {
      const { responses } =
        document.paths[`/${path}`]?.[method.toLowerCase() as 'get' | 'post' | 'patch'] ?? {};
      expect([path, '422' in (responses ?? {})]).toEqual([path, refusalStatus === 422]);
    }
  });

  it('has every call at its path with its method', () => {
    const expected = Object.entries(calls).flatMap(([path, call]: [string, Call]) =>
      methodsOf(call).map((method) => `${method} /${path}`),
    );
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(expected);
  });

  it('names each operation once', () => {
    expect(new Set(operations.map(({ one }) => one.operationId)).size).toBe(operations.length);
  });

  it('requires the bearer token where the table requires a session', () => {
    const secured = operations.filter(({ one }) => one.security.some((scheme) => 'bearer' in scheme));
    const expected = Object.entries(calls).filter(([, call]) => call.session === 'required');
    expect(secured.map(({ path }) => path)).toEqual(
      expected.flatMap(([path, call]: [string, Call]) => methodsOf(call).map(() => `/${path}`)),
    );
  });

  it('puts the request of a GET in the query and of the others in the body', () => {
    for (const { method, one } of operations) {
      expect(one.parameters === undefined).toBe(method !== 'get');
      expect(one.requestBody === undefined).toBe(method === 'get');
    }
    expect(document.paths['/casino/allCasinoResult']?.get?.parameters).toEqual([
      { name: 'roundId', in: 'query', required: true },
    ]);
  });

  it('has the pictures of the cache beside the calls, at addresses outside of the API', () => {
    const { paths } = openApiDocument(calls, cachePages);
    expect(Object.keys(paths).slice(Object.keys(calls).length)).toEqual(Object.keys(cachePages));
    const { $schema: _, ...schema } = z.toJSONSchema(scorePicture, { io: 'output' });
    expect(paths['/cache/score/{eventId}']).toMatchObject({
      servers: [{ url: '/' }],
      get: {
        operationId: 'cache_score_eventId',
        parameters: [{ name: 'eventId', in: 'path', required: true }],
        responses: { '200': { content: { 'application/json': { schema } } } },
      },
    });
  });

  it('has the flag for older entries left out, and the reply of a busy house', () => {
    const list = z.toJSONSchema(envelope(z.array(z.string())), { io: 'output' });
    const known = Object.keys(list.anyOf?.[1]?.properties ?? {}).toSorted();
    const { responses } = (source.paths['/sports/matchList'] as JsonObject).post as JsonObject;
    const [open] = at(responses, '200', 'content', 'application/json', 'schema', 'anyOf') as JsonObject[];
    expect(Object.keys(open?.properties ?? {}).toSorted()).toEqual(known);
    expect(at(source, 'components', 'schemas', 'SealedEnvelope', 'properties')).toHaveProperty('hasMore');
    expect(responses).toHaveProperty('503');
  });

  it('has the five calls of the wallet, each with its four headers and its refusals', () => {
    const { paths } = openApiDocument(calls, {}, walletPaths());
    for (const name of Object.keys(walletCalls)) {
      expect(paths[`/wallet/v1/${name}`]).toMatchObject({
        servers: [{ url: '/' }],
        post: {
          operationId: `wallet_${name}`,
          parameters: [
            { name: 'x-provider' },
            { name: 'x-timestamp' },
            { name: 'x-nonce' },
            { name: 'x-signature' },
          ],
          responses: { '200': {}, '400': {}, '401': {}, '429': {}, '503': {} },
        },
      });
    }
    expect(JSON.stringify(paths)).toContain('not-enough-coins');
  });

  it('refers only to components it has', () => {
    const missing = references.filter(
      (path) =>
        path
          .split('/')
          .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], source) ===
        undefined,
    );
    expect(references.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });
});
