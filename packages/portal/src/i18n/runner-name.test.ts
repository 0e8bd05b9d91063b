import { expect, test } from 'vitest';
import { languages } from './languages.ts';

/** What feeds call the draw, and the two runners of Tied Match. */
const houseNames = ['The Draw', 'Yes', 'No'];

test.each(Object.entries(languages))(
  '%s has its own word for a runner that is no team',
  async (code, { load }) => {
    const { runners } = await load();
    expect(Object.keys(runners).toSorted()).toEqual(code === 'en' ? [] : houseNames.toSorted());
    const { [code]: account } = await import(`./account/${code}.ts`);
    const { YES, NO } = account.pending.types;
    expect([runners.Yes ?? 'Yes', runners.No ?? 'No']).toEqual([YES, NO]);
  },
);
