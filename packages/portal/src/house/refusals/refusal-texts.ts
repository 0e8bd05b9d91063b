import type { RefusalFacts } from '@maidan/contract/wire';

/** `{name}` is a placeholder for a figure of the refusal. */
export type RefusalTexts = Readonly<Record<RefusalFacts['key'], string>>;
