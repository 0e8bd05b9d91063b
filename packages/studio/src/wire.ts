export * from './wire/instant.ts';
export * from './wire/ludo.ts';
