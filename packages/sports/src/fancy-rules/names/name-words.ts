const SPELLINGS: Readonly<Record<string, string>> = {
  RUN: 'RUNS RNS',
  OVER: 'OVERS OVR OVRS OV OVS',
  WKT: 'WKTS WICKET WICKETS WCKT WCKTS',
  BALL: 'BALLS',
  DELIVERY: 'DELIVERIES',
  BOUNDARY: 'BOUNDARIES BOUNDARYS BOUNDRY BOUNDRIES BDRY BDRIES',
  FOUR: 'FOURS 4S',
  SIX: 'SIXES SIXS 6S',
  PSHIP: 'PARTNERSHIP PARTNERSHIPS PSHIPS PSHP',
  INN: 'INNS INNING INNINGS INGS',
  DOTBALL: 'DOTBALLS DOTS',
  NOBALL: 'NOBALLS',
  WIDE: 'WIDES',
  EXTRA: 'EXTRAS',
  CAUGHT: 'CATCH CATCHES',
  DUCK: 'DUCKS DUCKOUT DUCKOUTS',
  RUNOUT: 'RUNOUTS',
  STUMPING: 'STUMPINGS STUMPED',
  FIFTY: 'FIFTIES 50S',
  HUNDRED: 'HUNDREDS CENTURY CENTURIES 100S',
  '30S': 'THIRTIES',
  MAIDEN: 'MAIDENS',
  SCORER: 'SCORERS',
  TAKER: 'TAKERS',
  HITTER: 'HITTERS',
  BATTER: 'BATTERS BATSMAN BATSMEN',
  BOWLER: 'BOWLERS',
  TEAM: 'TEAMS',
  FACE: 'FACED FACING',
  HATTRICK: 'HATRICK',
  LAMBI: 'LAMBHI LAMBY',
  BHAV: 'BHAAV',
  SCORE: 'SCORED',
  ADV: 'ADVANCE',
  VS: 'VERSUS',
  UPTO: 'TILL UNTIL',
  '1ST': 'FIRST',
  '2ND': 'SECOND',
  '3RD': 'THIRD',
  '4TH': 'FOURTH',
  '5TH': 'FIFTH',
  '6TH': 'SIXTH',
  '7TH': 'SEVENTH',
  '8TH': 'EIGHTH',
  '9TH': 'NINTH',
  '10TH': 'TENTH',
};

const WORD_OF_SPELLING = new Map(
  Object.entries(SPELLINGS).flatMap(([word, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, word] as const),
  ),
);

/** Two words that boards also write as one. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['DOT BALL', 'DOTBALL'],
  ['NO BALL', 'NOBALL'],
  ['RUN OUT', 'RUNOUT'],
  ['RUN OUTS', 'RUNOUT'],
  ['DUCK OUT', 'DUCK'],
  ['CAUGHT OUT', 'CAUGHT'],
  ['CAUGHT OUTS', 'CAUGHT'],
  ['POWER PLAY', 'POWERPLAY'],
  ['POWER SURGE', 'POWERSURGE'],
  ['HALF HUNDRED', 'FIFTY'],
  ['HAT TRICK', 'HATTRICK'],
  ['P SHIP', 'PSHIP'],
  ['UP TO', 'UPTO'],
  ['NEXT MAN', 'NEXTMAN'],
]);

/** "6OVER", "1STWKT", "3.4BALL". */
const GLUED =
  /^(\d+(?:\.\d+|ST|ND|RD|TH)?)(OVERS?|OVRS?|OV|BALLS?|WKTS?|WICKETS?|RUNS?|INN|INNINGS|PSHIP|DELIVERY)$/;
const COUNTED = new Set(['OVER', 'WKT', 'INN', 'PSHIP', 'BALL', 'DELIVERY', 'DISMISSAL', 'SUPER']);
const isOrdinalEnding = (digits: string, ending: string): boolean =>
  /^\d+$/.test(digits) && /^(?:ST|ND|RD|TH)$/.test(ending);

/**
 * The words of a name, each in one spelling, however a board writes them: letter case, spaces, plurals, points after
 * initials. Brackets, commas and a dash between words stay as words of their own.
 */
export function nameWords(name: string): readonly string[] {
  const text = /^[\w ]*$/.test(name) ? name.toUpperCase() : withoutMarks(name);
  // The plural means a block from the first over; "IN 6 OVER" may mean the sixth.
  const clear = text.replaceAll(/\bIN\s+(?=\d+\s+OVERS\b)/g, 'IN 1ST ');
  const plain: string[] = [];
  for (const word of clear.split(/\s+/)) {
    if (word === '') continue;
    const glued = /^\d/.test(word) ? GLUED.exec(word)?.slice(1) : undefined;
    for (const one of glued ?? [word]) plain.push(WORD_OF_SPELLING.get(one) ?? one);
  }
  return joinPairs(joinOrdinals(plain));
}

function withoutMarks(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[()[\],]/g, (mark) => ` ${mark === '[' ? '(' : mark === ']' ? ')' : mark} `)
    .replaceAll(/(?<=[A-Z])\.|\.(?=\s|$)|:(?=\s)/g, ' ')
    .replaceAll('ODD/EVEN', 'ODD EVEN')
    .replaceAll(/(?<=[A-Z])-(?=[A-Z])/g, ' ');
}

/** "12 TH OVER" is "12TH OVER". */
function joinOrdinals(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const ending = words[at + 1] ?? '';
    const isSplit = isOrdinalEnding(word, ending) && COUNTED.has(words[at + 2] ?? '');
    joined.push(isSplit ? `${word}${ending}` : word);
    if (isSplit) at += 1;
  }
  return joined;
}

function joinPairs(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const pair = PAIRS.get(`${words[at]} ${words[at + 1]}`);
    joined.push(pair ?? words[at] ?? '');
    if (pair !== undefined) at += 1;
  }
  return joined;
}

/** The words without the spaces between them: "DC W" and "DCW" are one name. */
export const compact = (words: readonly string[]): string => words.join('');
