import { nestingMost } from './body-limits.ts';
import type { CachePage } from './cache-pages.ts';
import { bodyBytesOf, type Call, type Product } from './call.ts';
import { envelopeCodes } from './envelope-codes.ts';
import { type JsonObject, type JsonValue, jsonSchema } from './json-schema.ts';
import type { Method } from './methods.ts';
import { sealedRecipe } from './sealed-recipe.ts';

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
