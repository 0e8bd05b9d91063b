/** The part of a message that has the names of runners. */
interface DefiningMessage {
  readonly mc?: readonly {
    readonly marketDefinition?: { readonly runners: { readonly id: number; name?: string }[] };
  }[];
}

export type Naming =
  | { readonly ok: true; readonly text: string }
  /** One line to show. */
  | { readonly ok: false; readonly reason: string };

/** The recording with these names, by id, added for the runners it does not name itself. */
export function nameRunners(text: string, names: ReadonlyMap<string, string>): Naming {
  const unused = new Set(names.keys());
  const own = new Map<string, string>();
  const lines = text.split('\n').map((line) => {
    if (!line.includes('"marketDefinition"')) return line;
    const message = JSON.parse(line) as DefiningMessage;
    for (const runner of message.mc?.flatMap((change) => change.marketDefinition?.runners ?? []) ?? []) {
      const given = names.get(String(runner.id));
      if (given === undefined) continue;
      unused.delete(String(runner.id));
      if (runner.name === undefined) runner.name = given;
      else if (runner.name !== given) own.set(String(runner.id), runner.name);
    }
    return JSON.stringify(message);
  });
  const [unknown] = unused;
  if (unknown !== undefined) return { ok: false, reason: `it has no runner ${unknown}` };
  const [named] = own;
  if (named !== undefined) return { ok: false, reason: `it names runner ${named[0]} itself: ${named[1]}` };
  return { ok: true, text: lines.join('\n') };
}
