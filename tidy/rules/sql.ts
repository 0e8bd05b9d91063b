import type { Finding } from '../finding.ts';
import { type Source, textOf } from '../source.ts';

const statement =
  /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+[\w."]+(\s+\w+)?\s+set\s|delete\s+from\s|with\s+\w+(\s*\([^)]*\))?\s+as\s)/i;
const transferWrite = /\b(insert\s+into|update|delete\s+from)\s+"?transfer"?[\s(]/i;

const storePath = /[/-]store\.ts$|^packages\/server\/src\/(wallet|db)\/|^packages\/process\/src\/db\//;
const transferPath = 'packages/server/src/wallet/transfer.ts';

function judge(path: string, text: string): { fault: string; cure: string } | undefined {
  if (transferWrite.test(text) && path !== transferPath) {
    return { fault: 'writes to transfer', cure: `call what ${transferPath} exports: it alone moves money` };
  }
  if (!statement.test(text) || storePath.test(path)) return undefined;
  return {
    fault: 'speaks SQL',
    cure: "move the statement to the folder's store.ts, or a *-store.ts, and call it by what it does",
  };
}

export function sqlPlaces(sources: Source[]): Finding[] {
  return sources
    .filter(
      (source) =>
        source.isCode && !source.isTest && /^packages\/(server|process|studio)\/src\//.test(source.path),
    )
    .flatMap((source) =>
      source.nodes().flatMap((node) => {
        const text = textOf(node, ' x ');
        const found = text === undefined ? undefined : judge(source.path, text);
        return found ? [{ file: source.path, line: source.lineAt(node.start), ...found }] : [];
      }),
    );
}
