import type { Language } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { languageNames } from './languages.ts';
import { useTexts } from './texts.ts';

/** The feeds' names of the draw, and of the two runners of Tied Match. */
const houseNames = ['The Draw', 'Yes', 'No'];

test.each(Object.keys(languageNames) as Language[])(
  '%s translates runners that are not teams',
  async (code) => {
    const { runners } = await useTexts.load(code);
    expect(Object.keys(runners).toSorted()).toEqual(code === 'en' ? [] : houseNames.toSorted());
    const { [code]: account } = await import(`../account/texts/${code}.ts`);
    const { YES, NO } = account.pending.types;
    expect([runners.Yes ?? 'Yes', runners.No ?? 'No']).toEqual([YES, NO]);
  },
);
