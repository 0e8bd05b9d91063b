/** Who plays, so that a name on a board can be traced to a side and a player of the scorecard. */
export interface SessionContext {
  readonly teams: readonly { readonly name: string; readonly shortNames: readonly string[] }[];
  readonly players: Readonly<Record<string, readonly string[]>>;
}

export interface FoundPlayer {
  readonly team: string;
  readonly player: string;
}

export function tidyName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toUpperCase();
}

export function findTeam(name: string, context: SessionContext): string | undefined {
  const wanted = tidyName(name);
  return context.teams.find((team) =>
    [team.name, ...team.shortNames].some((known) => tidyName(known) === wanted),
  )?.name;
}

/**
 * The one player the name can mean: the name as written, else an initial with the surname ("S GILL" for Shubman Gill).
 * Where two players fit it, none is found.
 */
export function findPlayer(name: string, context: SessionContext, team?: string): FoundPlayer | undefined {
  const wanted = swapAtComma(tidyName(name));
  const everyone = Object.entries(context.players)
    .filter(([side]) => team === undefined || side === team)
    .flatMap(([side, players]) => players.map((player) => ({ team: side, player })));
  return (
    onlyOne(everyone.filter(({ player }) => tidyName(player) === wanted)) ??
    onlyOne(everyone.filter(({ player }) => isSameByInitial(tidyName(player), wanted)))
  );
}

function onlyOne<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** "HEAD, TRAVIS" is written the other way round. */
function swapAtComma(name: string): string {
  const [surname, given, more] = name.split(', ');
  return surname !== undefined && given !== undefined && more === undefined ? `${given} ${surname}` : name;
}

function isSameByInitial(one: string, other: string): boolean {
  const [oneGiven, oneSurname] = splitName(one);
  const [otherGiven, otherSurname] = splitName(other);
  if (oneSurname === '' || oneSurname !== otherSurname) return false;
  const isInitial = oneGiven.length === 1 || otherGiven.length === 1;
  return isInitial && oneGiven[0] === otherGiven[0];
}

function splitName(name: string): readonly [string, string] {
  const space = name.indexOf(' ');
  return space < 0 ? [name, ''] : [name.slice(0, space), name.slice(space + 1)];
}
