import { posix } from 'node:path';
import type { Finding } from '../finding.ts';
import { findText, type Source } from '../source.ts';

/** The wire's word, and the word to use inside. */
const insideWord: Record<string, string> = {
  avaitor: 'aviator',
  cashino: 'casino',
  creash: 'crash',
  curent: 'current',
  deatils: 'details',
  encrupt: 'encrypt',
  khaai: 'lay',
  lgaai: 'back',
  positon: 'position',
  reffrence: 'reference (inside: rate difference)',
  reffrenece: 'reference (inside: rate difference)',
  reffrenec: 'reference (inside: rate difference)',
  tripple: 'triple',
};

const words = Object.keys(insideWord).sort((a, b) => b.length - a.length);
const pattern = new RegExp(words.join('|'), 'gi');
const edgeFile = /^(handlers|live|api|paths)\.ts$|-wire\.ts$/;

function isEdge(source: Source, folders: string[]): boolean {
  return (
    source.isTest ||
    folders.some((folder) => source.path.startsWith(folder)) ||
    edgeFile.test(posix.basename(source.path))
  );
}

export function misspellings(sources: Source[], folders: string[]): Finding[] {
  return sources
    .filter((source) => source.isCode && !isEdge(source, folders))
    .flatMap((source) =>
      findText(source, pattern, (word) => ({
        fault: `"${word}" is the wire's spelling`,
        cure: `write ${insideWord[word.toLowerCase()]}; the wire's word stays in contract, handlers.ts, live.ts, api.ts, paths.ts or *-wire.ts`,
      })),
    );
}
