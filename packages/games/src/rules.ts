export { type Table, type TableCode, tableAt, tables } from './registry.ts';
