import { z } from 'zod';

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** zod's schema types allow undefined, but its output is JSON: writing and parsing it gives the JSON type. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonObject => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return JSON.parse(JSON.stringify(rest));
};
