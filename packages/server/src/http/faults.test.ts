import type { Logger } from '@maidan/process/log.ts';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { answerFaults } from './faults.ts';

function openServer(error: Error, hasLeft = false) {
  const log = { debug: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const http = fastify({ logger: false });
  answerFaults(http, log as unknown as Logger);
  http.get('/asked', (_request, reply) => {
    if (hasLeft) reply.raw.destroy();
    throw error;
  });
  return { http, log };
}

test('a client that disconnects during the answer is not logged as an error', async () => {
  const left = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  const { http, log } = openServer(left, true);
  await http.inject('/asked').catch(() => undefined);
  expect(log.debug).toHaveBeenCalledOnce();
  expect(log.error).not.toHaveBeenCalled();
  await http.close();
});

test('any other error is logged, and answered with a request id without internal details', async () => {
  const { http, log } = openServer(new Error('a column is missing'));
  const { statusCode, body } = await http.inject('/asked');
  expect(statusCode).toBe(500);
  expect(body).not.toContain('column');
  expect(log.error).toHaveBeenCalledOnce();
  await http.close();
});
