export { type OptionName, useOptionNames } from './pages/texts/option-names.ts';
