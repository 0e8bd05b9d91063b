import { type JsonObject, jsonSchema } from '../json-schema.ts';
import { walletCalls, walletPath, walletRefused } from './wallet-calls.ts';

const text = { type: 'string' } as const;
const headers = ['x-provider', 'x-timestamp', 'x-nonce', 'x-signature'].map((name) => ({
  name,
  in: 'header',
  required: true,
  schema: text,
}));

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
          tags: ['wallet'],
          security: [],
          parameters: headers,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(request, 'input') } },
          },
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
            '429': failed('Too many calls'),
            '503': failed('Our fault: send the same call again'),
          },
        },
      },
    ]),
  );
