import { expect, test } from 'vitest';
import { dictionaries } from './languages.ts';

/** The feeds' names of the draw, and of the two runners of Tied Match. */
const houseNames = ['The Draw', 'Yes', 'No'];

test.each(Object.entries(dictionaries))('%s translates runners that are not teams', async (code, load) => {
  const { runners } = await load();
  expect(Object.keys(runners).toSorted()).toEqual(code === 'en' ? [] : houseNames.toSorted());
  const { [code]: account } = await import(`../account/texts/${code}.ts`);
  const { YES, NO } = account.pending.types;
  expect([runners.Yes ?? 'Yes', runners.No ?? 'No']).toEqual([YES, NO]);
});
