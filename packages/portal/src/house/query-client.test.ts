import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { keepAnswerTo } from './query-client.ts';

const queries = new QueryClient();
afterEach(() => queries.clear());

const never = () => new Promise<string>(() => undefined);

const asking = (days: string, wallet: number, queryFn: () => Promise<string>) => ({
  queryKey: ['ledger', { days }, wallet],
  queryFn,
  placeholderData: keepAnswerTo({ days }),
});

async function afterLoading(change: ReturnType<typeof asking>): Promise<string | undefined> {
  const observer = new QueryObserver<string>(
    queries,
    asking('May', 1, async () => 'May’s ledger'),
  );
  const stop = observer.subscribe(() => undefined);
  await observer.refetch();
  observer.setOptions(change);
  const { data } = observer.getCurrentResult();
  stop();
  return data;
}

test('an answer stays while the same question is asked again', async () => {
  expect(await afterLoading(asking('May', 2, never))).toBe('May’s ledger');
});

test('an answer to another question is not shown', async () => {
  expect(await afterLoading(asking('June', 1, never))).toBeUndefined();
});
