/** The names of options in the player's language. */
export { dictionaries } from './pages/texts/load-texts.ts';
export { sayOption } from './pages/texts/say-option.ts';
