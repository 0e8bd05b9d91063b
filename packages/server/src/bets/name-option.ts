import type { Refusal } from '@maidan/betting';

/** The refusal with the option's name in place of its id, which players do not know. */
export const nameOption = (refusal: Refusal, name: string): Refusal =>
  refusal.code === 'option-suspended' || refusal.code === 'option-unknown'
    ? { ...refusal, option: name }
    : refusal;
