import { expect, test, vi } from 'vitest';
import { launchRequest } from './api.ts';

vi.mock('../../house/call.ts', () => ({}));

test('a game is requested as the document says, and returns to the dashboard', () => {
  expect(launchRequest('600113', 'https://maidan.example')).toEqual({
    gameId: '600113',
    platformId: 'mobile',
    redirectUrl: 'https://maidan.example/main/dashboard',
    providerName: '',
  });
});

test('game 3031 is requested from diamond', () => {
  expect(launchRequest('3031', 'https://maidan.example').providerName).toBe('diamond');
});
