import { usualBodyBytes } from '../body-limits.ts';
import { type JsonObject, jsonSchema, requestBody } from '../openapi.ts';
import { walletCalls, walletPath, walletRefused } from './wallet-calls.ts';

const text = { type: 'string' } as const;
const headers = Object.entries({
  'x-provider': 'The name the house knows the provider by',
  'x-timestamp': 'Milliseconds since 1970, within 60 seconds of the house',
  'x-nonce': '16 to 64 letters, digits, `-` and `_`, used once',
  'x-signature':
    'Hex HMAC-SHA256 of `POST`, the path, the timestamp, the nonce and the raw body, joined by newlines',
}).map(([name, description]) => ({ name, in: 'header', required: true, description, schema: text }));

const failed = (description: string): JsonObject => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { status: { const: 'failed' }, message: text },
        required: ['status', 'message'],
      },
    },
  },
});

/** The calls of the seamless wallet as paths of the OpenAPI document, outside of the API's base. */
export const walletPaths = (): JsonObject =>
  Object.fromEntries(
    Object.entries(walletCalls).map(([name, { summary, request, reply }]) => [
      `${walletPath}${name}`,
      {
        servers: [{ url: '/' }],
        post: {
          operationId: `wallet_${name}`,
          summary,
          description:
            'For providers of launched games. The same call sent again is done once and gets the same reply.',
          tags: ['wallet'],
          security: [],
          parameters: headers,
          requestBody: requestBody(jsonSchema(request, 'input'), usualBodyBytes),
          responses: {
            '200': {
              description: 'Done, or refused with a reason',
              content: {
                'application/json': {
                  schema: { anyOf: [jsonSchema(reply, 'output'), jsonSchema(walletRefused, 'output')] },
                },
              },
            },
            '400': failed('Malformed: `message` names the field'),
            '401': failed('Unknown provider, bad signature, timestamp or nonce'),
            '408': failed('The body took too long to arrive: send the same call again'),
            '413': failed('The body is too large'),
            '429': failed('Too many calls, or too many half sent: send the same call again later'),
            '503': failed('Our fault: send the same call again'),
          },
        },
      },
    ]),
  );
