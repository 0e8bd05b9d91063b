export { type OptionName, optionNames } from './pages/texts/option-names.ts';
