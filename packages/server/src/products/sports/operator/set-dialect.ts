import { DIALECT_FORMS, isDialectForm, readingsOf } from '@maidan/sports';
import { need, readArguments } from '../../../operator/arguments/read-arguments.ts';
import { UsageError } from '../../../operator/command-error.ts';
import type { Verb } from '../../../operator/verb.ts';
import { setDialect as storeDialect } from '../names/store.ts';

export const setDialect: Verb = {
  name: 'set-dialect',
  usage: 'SOURCE FORM READING|none',
  summary: 'Says how a source means a form of names that boards use in two ways',
  async run(args, house, output) {
    const { positionals } = readArguments(args, {}, true);
    const source = need(positionals[0], 'The source');
    const form = need(positionals[1], 'The form');
    const reading = need(positionals[2], 'The reading');
    if (positionals.length > 3) throw new UsageError('A source with spaces stands in quotes.');
    if (!isDialectForm(form))
      throw new UsageError(`The form is "${form}": expected ${Object.keys(DIALECT_FORMS).join(', ')}.`);
    const readings = readingsOf(form);
    if (reading !== 'none' && !readings.includes(reading))
      throw new UsageError(
        `The reading of ${form} is "${reading}": expected ${readings.join(', ')} or none.`,
      );
    await storeDialect(house.db, source, form, reading === 'none' ? undefined : reading);
    const { example } = DIALECT_FORMS[form];
    output.print(
      reading === 'none'
        ? `Names of ${source} like "${example}" are unread.`
        : `Names of ${source} like "${example}" are read as ${reading}.`,
    );
    return 0;
  },
};
