import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { cachePages, calls, openApiDocument, walletPaths } from '../index.ts';
import type { JsonObject, JsonValue } from '../openapi.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectAt = (from: JsonObject, key: string): JsonObject => {
  const value = from[key];
  return isObject(value) ? value : {};
};
const listAt = (from: JsonObject, key: string): readonly JsonValue[] => {
  const value = from[key];
  return Array.isArray(value) ? value : [];
};
const isBlank = (value: JsonValue | undefined): boolean => typeof value !== 'string' || value.trim() === '';

interface Operation {
  readonly where: string;
  readonly path: string;
  readonly one: JsonObject;
}

const operationsOf = (document: JsonObject): Operation[] =>
  Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, one]) =>
      methods.includes(method) && isObject(one)
        ? [{ where: `${method.toUpperCase()} ${path}`, path, one }]
        : [],
    ),
  );

/** Every object in a document, with its place as a JSON pointer. */
function* objectsIn(value: JsonValue, place = '#'): Generator<{ place: string; object: JsonObject }> {
  if (Array.isArray(value))
    for (const [index, each] of value.entries()) yield* objectsIn(each, `${place}/${index}`);
  if (!isObject(value)) return;
  yield { place, object: value };
  for (const [key, each] of Object.entries(value)) yield* objectsIn(each, `${place}/${key}`);
}

/** What a linter says of the document as a whole. */
function faultsOfHead(document: JsonObject): string[] {
  const info = objectAt(document, 'info');
  const license = objectAt(info, 'license');
  const tags = listAt(document, 'tags').filter(isObject);
  const servers = listAt(document, 'servers').filter(isObject);
  const broken: readonly (readonly [boolean, string])[] = [
    [!/^3\.1\.\d+$/.test(String(document.openapi)), 'openapi: expected 3.1'],
    [isBlank(info.title) || isBlank(info.version), 'info: expected a title and a version'],
    [isBlank(info.description), 'info: expected a description'],
    [Object.keys(objectAt(info, 'contact')).length === 0, 'info: expected a contact'],
    [isBlank(license.name), 'info: expected a licence'],
    [
      isBlank(license.url) && isBlank(license.identifier),
      'info: expected the url or identifier of its licence',
    ],
    [servers.length === 0, 'servers: expected at least one'],
    [
      servers.some(({ url }) => /.\/$|example\.com/.test(String(url))),
      'servers: a trailing slash or an example',
    ],
    [new Set(tags.map(({ name }) => name)).size < tags.length, 'tags: one is declared twice'],
  ];
  return [
    ...broken.filter(([isBroken]) => isBroken).map(([, why]) => why),
    ...tags
      .filter(({ description }) => isBlank(description))
      .map(({ name }) => `tag ${name}: no description`),
  ];
}

function faultsOfPaths(document: JsonObject): string[] {
  const paths = Object.keys(objectAt(document, 'paths'));
  const alike = paths.map((path) => path.replaceAll(/\{[^}]*\}/g, '{}'));
  return [
    ...paths.filter((path) => !path.startsWith('/')).map((path) => `${path}: no leading slash`),
    ...paths
      .filter((path) => path.length > 1 && path.endsWith('/'))
      .map((path) => `${path}: a trailing slash`),
    ...paths.filter((path) => path.includes('?')).map((path) => `${path}: a query in the path`),
    ...paths.filter((path) => path.includes('{}')).map((path) => `${path}: a parameter without a name`),
    ...paths
      .filter((_, at) => alike.indexOf(alike[at] ?? '') !== at)
      .map((path) => `${path}: is there twice`),
  ];
}

function faultsOfOperation(document: JsonObject, { where, path, one }: Operation): string[] {
  const declared = new Set(listAt(document, 'tags').map((tag) => isObject(tag) && tag.name));
  const schemes = objectAt(objectAt(document, 'components'), 'securitySchemes');
  const tags = listAt(one, 'tags');
  const parameters = listAt(one, 'parameters').filter(isObject);
  const responses = Object.entries(objectAt(one, 'responses'));
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const described = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
  const needed = listAt(one, 'security').flatMap((each) => (isObject(each) ? Object.keys(each) : []));
  const broken: readonly (readonly [boolean, string])[] = [
    [!/^[A-Za-z][\w-]*$/.test(String(one.operationId)), 'no operationId that fits an address'],
    [isBlank(one.summary), 'no summary'],
    [/\.$/.test(String(one.summary)), 'a summary that ends in a stop'],
    [isBlank(one.description), 'no description'],
    [one.description === one.summary, 'a description that only repeats the summary'],
    [tags.length === 0, 'no tag'],
    [tags.some((tag) => !declared.has(tag as string)), 'a tag that is not declared'],
    [!Array.isArray(one.security), 'no word on security'],
    [needed.some((name) => !Object.hasOwn(schemes, name)), 'a security scheme that is not there'],
    [String(inPath) !== String(described), 'parameters other than those of its path'],
    [
      new Set(parameters.map((each) => `${each.in} ${each.name}`)).size < parameters.length,
      'a parameter twice',
    ],
    [parameters.some((each) => isBlank(each.description)), 'a parameter without a description'],
    [parameters.some((each) => !isObject(each.schema)), 'a parameter without a schema'],
    [!responses.some(([status]) => /^2\d\d$/.test(status)), 'no response of success'],
    [!responses.some(([status]) => /^4\d\d$/.test(status)), 'no response of 4xx'],
    [
      responses.some(([, each]) => !isObject(each) || isBlank(each.description)),
      'a response without a description',
    ],
    [where.startsWith('GET') && one.requestBody !== undefined, 'a body where there is none'],
  ];
  return broken.filter(([isBroken]) => isBroken).map(([, why]) => `${where}: ${why}`);
}

const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

function faultsOfReferences(document: JsonObject): string[] {
  const references = [...objectsIn(document)].flatMap(({ object: { $ref } }) =>
    typeof $ref === 'string' ? [$ref] : [],
  );
  const isThere = (reference: string) =>
    reference
      .split('/')
      .slice(1)
      .reduce<JsonValue | undefined>(
        (at, key) => (isObject(at) ? at[unescaped(key)] : undefined),
        document,
      ) !== undefined;
  const schemas = Object.keys(objectAt(objectAt(document, 'components'), 'schemas'));
  return [
    ...references
      .filter((each) => !each.startsWith('#/') || !isThere(each))
      .map((each) => `${each}: is not there`),
    ...schemas
      .filter((name) => !references.includes(`#/components/schemas/${name}`))
      .map((name) => `#/components/schemas/${name}: is not used`),
  ];
}

/** Schemas whose required fields are not among their properties, and examples that are not of their schema. */
function faultsOfSchemas(document: JsonObject): string[] {
  return [...objectsIn(document)].flatMap(({ place, object }) => {
    const { properties, required } = object;
    const known = isObject(properties) ? properties : {};
    const unknown = Array.isArray(required)
      ? required.filter((name) => !Object.hasOwn(known, String(name)))
      : [];
    const schema = isObject(object.schema) ? object.schema : object;
    const shown = [
      ...('example' in object ? [object.example] : []),
      ...('default' in object ? [object.default] : []),
      ...(Array.isArray(object.examples) ? object.examples : []),
      ...(isObject(object.examples)
        ? Object.values(object.examples).map((each) => (isObject(each) ? each.value : each))
        : []),
    ];
    const isSchema = 'type' in schema || 'anyOf' in schema || 'const' in schema || 'enum' in schema;
    const wrong = isSchema
      ? shown.filter(
          (each) =>
            !z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(each).success,
        )
      : [];
    return [
      ...unknown.map((name) => `${place}: requires ${name}, which it does not have`),
      ...wrong.map((each) => `${place}: ${JSON.stringify(each)} is not of its schema`),
    ];
  });
}

function faultsOf(document: JsonObject): string[] {
  const operations = operationsOf(document);
  const ids = operations.map(({ one }) => one.operationId);
  return [
    ...faultsOfHead(document),
    ...faultsOfPaths(document),
    ...operations.flatMap((each) => faultsOfOperation(document, each)),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: names two operations`),
    ...faultsOfReferences(document),
    ...faultsOfSchemas(document),
  ];
}

const source = openApiDocument(calls, cachePages, walletPaths());

/** Some calls are taken by two methods. */
const waysOf = ({ method, alsoBy }: Call) => (alsoBy === undefined ? [method] : [method, alsoBy]);

describe('a linter of the OpenAPI document', () => {
  it('has nothing to say', () => {
    expect(operationsOf(source).length).toBe(
      Object.values<Call>(calls).flatMap(waysOf).length +
        Object.keys(cachePages).length +
        Object.keys(walletPaths()).length,
    );
    expect(faultsOf(source)).toEqual([]);
  });

  const path = '/casino/allCasinoResult';
  const get = objectAt(objectAt(source.paths, path), 'get');
  const withGet = (change: JsonObject): JsonObject => ({
    ...source,
    paths: { ...source.paths, [path]: { get: { ...get, ...change } } },
  });
  const [parameter] = listAt(get, 'parameters').filter(isObject);
  it.each<[string, JsonObject, RegExp]>([
    ['without a contact', { ...source, info: { ...objectAt(source, 'info'), contact: {} } }, /a contact/],
    ['without servers', { ...source, servers: [] }, /servers: expected/],
    ['with a tag nobody declared', withGet({ tags: ['secret'] }), /not declared/],
    ['with an operation twice', withGet({ operationId: 'user_login' }), /names two operations/],
    [
      'without replies of 4xx',
      withGet({ responses: { '200': { description: 'Done' } } }),
      /no response of 4xx/,
    ],
    [
      'with a reply that says nothing',
      withGet({ responses: { '200': {} } }),
      /response without a description/,
    ],
    [
      'with a parameter nobody described',
      withGet({ parameters: [{ ...parameter, description: '' }] }),
      /parameter without/,
    ],
    [
      'with an example of another kind',
      withGet({ parameters: [{ ...parameter, schema: { type: 'string' }, example: 5 }] }),
      /5 is not of its schema/,
    ],
    [
      'with a trailing slash',
      { ...source, paths: { ...source.paths, [`${path}/`]: {} } },
      /a trailing slash/,
    ],
    [
      'with a component nobody uses',
      {
        ...source,
        components: { ...objectAt(source, 'components'), schemas: { Lonely: { type: 'string' } } },
      },
      /Lonely: is not used/,
    ],
  ])('finds one %s', (_, document, fault) => {
    expect(faultsOf(document).join('\n')).toMatch(fault);
  });
});
