import { z } from 'zod';
import { nestingMost } from './body-limits.ts';
import type { CachePage } from './cache-pages.ts';
import { bodyBytesOf, type Call, type Product } from './call.ts';
import { envelopeCodes } from './envelope-codes.ts';
import type { Method } from './methods.ts';

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** zod's schema types allow undefined, but its output is JSON: writing and parsing it gives the JSON type. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonObject => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return JSON.parse(JSON.stringify(rest));
};

/**
 * How a reply with `dataEncrupt` 1 is opened, as the served contract and docs/clients.md say it: a test runs this very code on a
 * reply, and on the example.
 */
const sealedRecipe = `A brand may have its replies sealed (\`encryptedReplies\`). Then a reply to a call with a session has \`dataEncrupt\` 1, and its
\`data\` is text in place of the object; \`error\`, \`code\`, \`message\`, \`refusal\` and \`hasMore\` stay in clear. The reply to \`user/login\`,
refusals and cached pictures are never sealed. To open \`data\`:

1. Decode it as base64. The first 12 bytes are the nonce; the rest is the ciphertext with its tag, of 16 bytes, at the end.
2. Derive 32 bytes by HKDF with SHA-256: the secret is the session's token as UTF-8 text, just as \`user/login\` gave it (it is not
   decoded), the salt is \`maidan-reply\`, the info is \`v1\`. The key is the same for all replies of a session.
3. Decrypt by AES-256-GCM with that key and nonce, without additional data. A reply that was changed, or is of another session, fails.
4. The result is UTF-8 text: the JSON of \`data\`.

In JavaScript, in a browser (on an https page or localhost) or in Node:

\`\`\`js
async function openReply(reply, token) {
  if (reply.dataEncrupt !== 1 || reply.data === undefined) return reply.data;
  const utf8 = new TextEncoder();
  const bytes = Uint8Array.from(atob(reply.data), (character) => character.charCodeAt(0));
  const secret = await crypto.subtle.importKey('raw', utf8.encode(token), 'HKDF', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: utf8.encode('maidan-reply'), info: utf8.encode('v1') },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, 12) }, key, bytes.slice(12));
  return JSON.parse(new TextDecoder().decode(plain));
}
\`\`\`

To check your own: with this token, this reply opens to \`{"coins":99.5,"exposure":0}\`.

\`\`\`json
{
  "token": "Qm9va21ha2VyLWFuZC1mYW5jeS1vZi1hLW1hdGNoMTI",
  "reply": {
    "error": false,
    "code": 0,
    "message": "Success",
    "data": "AAECAwQFBgcICQoLuKq2ZeE6QQNwZhQgR1RM3uz2Q0WbiW2VmfGyWMar4sQ4NWpKSEYkAMMA0w==",
    "dataEncrupt": 1
  }
}
\`\`\`

It hides replies from casual eyes: whoever has the token can read them. It is no substitute for TLS.`;

export interface OpenApiDocument extends JsonObject {
  readonly openapi: '3.1.0';
  readonly paths: JsonObject;
}

const sealed = { $ref: '#/components/schemas/SealedEnvelope' };
const failure = (description: string): JsonObject => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

const hasMore: JsonObject = {
  type: 'boolean',
  description: 'Of a list that is `data` by itself: older entries were left out',
};

const envelopeOf = (data: JsonObject, beside: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties: {
    error: { type: 'boolean' },
    code: { $ref: '#/components/schemas/Code' },
    message: { type: 'string' },
    data,
    ...beside,
    hasMore,
    dataEncrupt: { const: 0 },
    refusal: { $ref: '#/components/schemas/Refusal' },
    detail: {
      type: 'string',
      description: 'Of a malformed request: the field and what was expected, for whoever writes the client',
    },
  },
  required: ['error', 'code', 'message'],
});

const queryParameters = (request: JsonObject): JsonValue => {
  const { properties = {}, required = [] } = request as { properties?: JsonObject; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: (schema as JsonObject).description ?? '',
    schema,
  }));
};

/** What no schema can say: both limits are checked before the body is parsed. */
export const requestBody = (schema: JsonObject, bytes: number): JsonObject => ({
  description: `At most ${bytes} bytes, nested at most ${nestingMost} deep`,
  required: true,
  content: { 'application/json': { schema } },
});

const besideOf = ({ beside }: Call): JsonObject =>
  beside === undefined ? {} : (jsonSchema(beside, 'output') as { properties: JsonObject }).properties;

const openReplies = (call: Call): JsonObject[] =>
  [call.data, ...(call.otherData === undefined ? [] : [call.otherData])].map((data) =>
    envelopeOf(jsonSchema(data, 'output'), besideOf(call)),
  );

/** Of every call of the API. */
const answered =
  'Which refusal it is has a name in `refusal`, for clients in other languages; `message` is in English.';

const operation = (path: string, call: Call, method: Method): JsonObject => {
  const request = jsonSchema(call.request, 'input');
  const needsSession = call.session === 'required';
  return {
    operationId: `${path.replaceAll('/', '_')}${method === call.method ? '' : `_${method.toLowerCase()}`}`,
    summary: call.summary,
    description: needsSession
      ? `Send the session's token as a bearer. ${answered}`
      : `Needs no session. ${answered}`,
    tags: [call.product],
    security: needsSession ? [{ bearer: [] }] : [],
    ...(method === 'GET'
      ? { parameters: queryParameters(request) }
      : { requestBody: requestBody(request, bodyBytesOf(call)) }),
    responses: {
      '200': {
        description:
          call.refusalStatus === 200
            ? 'Done, or refused with `error` true and the reason in `message`'
            : 'Done',
        content: {
          'application/json': {
            schema: { anyOf: [...openReplies(call), sealed] },
          },
        },
      },
      ...(call.refusalStatus === 200
        ? {}
        : { [call.refusalStatus]: failure('Refused: `error` is true, `message` says why') }),
      '400': failure('Malformed: `detail` names the field, `message` is for the player'),
      ...(needsSession ? { '401': failure('No session, or it is gone') } : {}),
      ...(call.method === 'GET'
        ? {}
        : {
            '408': failure('The body took too long to arrive'),
            '413': failure('The body is too large'),
          }),
      '429': failure('Too many requests; with `retry-after` in seconds where many are half sent'),
      '500': failure('Our fault; `message` carries a request id'),
      '503': failure('Too busy at this moment: the same may be asked again'),
    },
  };
};

const pathWords: Readonly<Record<string, string>> = {
  eventId: 'The `eventId` of a match',
  marketId: 'The `marketId` of a match in the lists of matches',
  room: 'The room of the draws: `matka`',
  shortName: 'The `shortName` of a live table',
};

/** Every placeholder of the path is a parameter. */
const pathParameters = (path: string): JsonValue =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: pathWords[name] ?? '',
    schema: { type: 'string' },
  }));

const cacheOperation = (path: string, { summary, picture }: CachePage): JsonObject => ({
  servers: [{ url: '/' }],
  get: {
    operationId: path.replaceAll(/[/{}]+/g, '_').replaceAll(/^_|_$/g, ''),
    summary,
    description:
      'Needs no session. Send the tag of the last picture as `if-none-match`, to get 304 while it is unchanged.',
    tags: ['cache'],
    security: [],
    parameters: pathParameters(path),
    responses: {
      '200': {
        description: 'The present picture, with a tag',
        content: { 'application/json': { schema: jsonSchema(picture, 'output') } },
      },
      '304': { description: 'The picture is still the one `if-none-match` names' },
      '404': { description: 'There is nothing of that name' },
      '429': { description: 'Too many pages asked of one address' },
    },
  },
});

const components: JsonObject = {
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  schemas: {
    Code: {
      type: 'integer',
      description: Object.entries(envelopeCodes)
        .map(([name, code]) => `${code} ${name}`)
        .join(', '),
    },
    Failure: envelopeOf({}),
    Refusal: {
      type: 'object',
      description: 'Which refusal it is and the figures in its message, for other languages',
      properties: {
        key: { type: 'string' },
        figures: { type: 'object', additionalProperties: { type: 'string' } },
      },
      required: ['key', 'figures'],
    },
    SealedEnvelope: {
      type: 'object',
      description: sealedRecipe,
      properties: {
        error: { type: 'boolean' },
        code: { $ref: '#/components/schemas/Code' },
        message: { type: 'string' },
        data: { type: 'string', contentEncoding: 'base64' },
        hasMore,
        dataEncrupt: { const: 1 },
      },
      required: ['error', 'code', 'message', 'data', 'dataEncrupt'],
    },
  },
};

const tagWords: Readonly<Record<Product | 'cache' | 'wallet', string>> = {
  user: 'The account: sign-in, profile, balance and settings',
  website: 'What a host offers and how it looks',
  sports: 'Matches, their markets and bets on them',
  casino: 'Live tables, Aviator and launched games',
  matka: 'Draws of matka and bets on them',
  reports: 'Statements, ledgers and lists of bets',
  cache: 'The present pictures, for clients that poll',
  wallet: 'For providers of launched games: stakes, wins and rollbacks, signed',
};

/** Every tag that an operation has. */
function tagsOf(paths: JsonObject): JsonValue {
  const used = new Set(
    Object.values(paths as Record<string, JsonObject>)
      .flatMap((item) => Object.values(item))
      .flatMap((one) => (one as { tags?: readonly string[] }).tags ?? []),
  );
  return Object.entries(tagWords)
    .filter(([name]) => used.has(name))
    .map(([name, description]) => ({ name, description }));
}

/** The contract as OpenAPI 3.1, from the table of calls, the pictures served by plain GET, and paths written elsewhere. */
export const openApiDocument = (
  calls: Readonly<Record<string, Call>>,
  pages: Readonly<Record<string, CachePage>> = {},
  otherPaths: JsonObject = {},
): OpenApiDocument => {
  const paths = Object.fromEntries([
    ...Object.entries(calls).map(([path, call]) => [
      `/${path}`,
      Object.fromEntries(
        [call.method, ...(call.alsoBy === undefined ? [] : [call.alsoBy])].map((method) => [
          method.toLowerCase(),
          operation(path, call, method),
        ]),
      ),
    ]),
    ...Object.entries(pages).map(([path, page]) => [path, cacheOperation(path, page)]),
    ...Object.entries(otherPaths),
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Maidan',
      version: '1',
      description:
        'Every call a client of the house can make. How a reply with `dataEncrupt` 1 is opened is said at the schema SealedEnvelope.',
      contact: { name: 'Whoever runs the house of this host: the help line of its brand' },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: '/api' }],
    tags: tagsOf(paths),
    paths,
    components,
  };
};
