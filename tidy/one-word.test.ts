import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSources } from './read-sources.ts';
import { createSource, isNode, type Source, textOf } from './source.ts';

const sources = readSources(fileURLToPath(new URL('..', import.meta.url)));

/** In each language: the word to use, and a pattern of the words and forms of address it replaces. */
const otherWords = [
  ['fr', 'Coupon', /\b(bulletin|ticket)/i],
  ['fr', 'cote', /\bprix\b/i],
  ['fr', 'jetons', /\bpièces\b/i],
  ['fr', 'agent', /\b(votre|à un) (supérieur|responsable)\b/i],
  ['fr', 'empreinte', /\bhachage/i],
  ['fr', 'série', /(?<!super )\bovers?\b/i],
  ['fr', 'le panna', /\bla panna/i],
  ['fr', 'placé', /\bpari (réussi|enregistré)/i],
  ['fr', 'Ludo rapide', /Ludo Quick/],
  ['fr', 'a space that does not break', / [:;!?»]|« |[\d}] %/],
  // One of the brands' typefaces has an empty glyph for º.
  ['fr', 'n°', /º/],
  ['es', 'núm.', /º/],
  ['es', 'tú', /\b(usted|su (cuenta|saldo|navegador|conexión)|introduzca|inténtelo|contacte|toque|pegue)\b/i],
  ['es', 'cuota', /\bprecios?\b/i],
  ['es', 'agente', /\bsuperior\b/i],
  ['es', 'hash', /\bhuella/i],
  ['es', 'cartera', /\bmonedero/i],
  ['es', 'en vivo', /\ben directo\b/i],
  ['es', 'el panna', /\bla panna/i],
  ['es', 'Ludo rápido', /Ludo Quick/],
  ['it', 'tu', /\b(apra|tocchi|chieda|riprovi|incolli|per lei|può avere)\b/i],
  ['it', 'quota', /\bprezz[oi]\b/i],
  ['it', 'gettoni', /\bmonete\b/i],
  ['it', 'agente', /\b(superiore|referente)\b/i],
  ['it', 'hash', /\bimpronta/i],
  ['it', 'liquidato', /\bregolat[oaie]\b/i],
  ['it', 'round', /\b(mano|mani|giocata|giro)\b/i],
  ['it', 'banco', /\b(della|dalla|contro la) casa\b/i],
  ['it', 'dal vivo', /\bin diretta\b/i],
  ['it', '1ª scommessa', /\b(prim[ae]|second[ae]|[12]ª) puntat/i],
  ['it', 'Ludo veloce', /Ludo Quick/],
  // A mark that Indian amounts carry, and that nobody else reads.
  ...(['fr', 'es', 'it', 'zh', 'ar'] as const).map(
    (language) => [language, 'an amount alone', /\/-/] as const,
  ),
  ['zh', '特殊投注', /Fancy|特别投注/],
  ['zh', '王牌', /百搭牌/],
  ['hi', 'जाँच, यहाँ, लगाएँ', /जांच|हां|पहुंच|बांट|ाएं|ियां/],
  ['hi', 'खत्म, गलत, बाकी', /[खगक]\u093c|[\u0958-\u095a]/],
  ['hi', 'सौदा (a bet), स्टेक (its stake)', /दाँव|राशि/],
  // The phrase for a match without a result is one word.
  ['hi', 'परिणाम', /(?<!बे)नतीज/],
  ['hi', 'सीड, masculine', /बीज|की सीड|(दूसरी|अपनी) सीड/],
  ['hi', 'सस्पेंड', /निलंबित/],
  ['hi', 'कैशआउट', /कैश आउट/],
  ['hi', 'फिर कोशिश करें', /^फिर से कोशिश करें$/],
  ['ar', 'أعد المحاولة', /^حاول (مجددًا|مرة أخرى)$/],
  ['ar', 'ًا', /اً/],
  ['ar', 'ركضة', /^إذا كانت .*نقطة/],
  ['ar', 'ويكيت', /ويكت/],
  ['ar', 'الكبة', /القلب/],
  ['ar', 'بوكميكر', /^المراهنات$/],
  ['ar', 'الرهانات المعلقة', /التعرض/],
  ['ar', 'العدالة', /نزاهة/],
  ['ar', 'الاتصال', /انقطع الخط/],
  ['ar', 'وكيلك', /المسؤول عنك/],
  ['ar', 'الدار', /(ضد|مباريات) البيت/],
  ['zh', '您', /你/],
  ['zh', '赔率', /价格/],
  ['zh', '投注额', /(?<!投)注额/],
  ['zh', '赌场', /娱乐场/],
  ['zh', '牌桌', /桌台/],
  ['zh', '上级', /(联系|询问)(您的)?(上线|代理)/],
  ['zh', '哈希', /指纹/],
  ['zh', 'Andar, Bahar', /安达|巴哈/],
  ['zh', 'Jodi', /双数字/],
] as const;

/** Whether a plural's forms are chosen `by` the placeholder of this name. */
const isBy = (key: unknown): boolean => isNode(key) && key.name === 'by';

/** Texts with their placeholders empty; a quoted name of a property or of a placeholder is not a text. */
function textsIn(source: Source): readonly string[] {
  const nodes = source.nodes();
  const names = new Set(nodes.flatMap(({ key, value }) => (isBy(key) ? [key, value] : [key])));
  return nodes
    .flatMap((node) => (names.has(node) ? [] : (textOf(node, '{}') ?? [])))
    .map((text) => text.replaceAll(/\{[^}]*\}/g, '{}'));
}

const languages = ['hi', 'ar', 'fr', 'es', 'it', 'zh'] as const;
const textsOf = Object.fromEntries(
  languages.map((language) => [
    language,
    sources
      .filter(({ path }) => path.startsWith('packages/portal/src/') && path.endsWith(`/${language}.ts`))
      .flatMap(textsIn),
  ]),
);

test.each(otherWords)('in %s it is always "%s"', (language, _, other) => {
  expect(textsOf[language]?.filter((text) => other.test(text))).toEqual([]);
});

test('a text is read whatever quotes are around it and in it', () => {
  const dictionary = `export const fr = { 'a name': "{0}'", over: 'l\\'over', pays: (n) => \`\${n} %\` };`;
  expect(textsIn(createSource('fr.ts', dictionary))).toEqual(["{}'", "l'over", '{} %']);
});

test.each(languages)('the texts of %s are read', (language) => {
  expect(textsOf[language]?.length).toBeGreaterThan(800);
});

/** Every text of the folder by its place in the dictionary; of a text with figures, the code that writes it. */
function leavesOf(value: unknown, place = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string' || typeof value === 'function') return [[place, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${place}/${key}`));
}

const dictionaries = sources.flatMap(({ path }) =>
  /^packages\/portal\/src\/.*\/it\.ts$/.test(path) ? [path.slice(0, -'it.ts'.length)] : [],
);

/** Undefined for a folder whose English is elsewhere. */
async function dictionaryOf(folder: string, language: string) {
  const path = `${folder}${language}.ts`;
  if (!sources.some((source) => source.path === path)) return undefined;
  return new Map(Object.values(await import(`../${path}`)).flatMap((texts) => leavesOf(texts)));
}

/** What English calls a bet where it means the stake: its limits, and the heading of a column of stakes. */
const namesStake = /stake|amount|(minimum|maximum|smallest) bet|^Bet$/i;

test('in it a bet is always "scommessa", and "puntata" its stake', async () => {
  const other: string[] = [];
  for (const folder of dictionaries) {
    const english = await dictionaryOf(folder, 'en');
    const italian = await dictionaryOf(folder, 'it');
    for (const [place, text] of italian ?? [])
      if (/\bpuntat[ae]\b/i.test(text) && !namesStake.test(english?.get(place) ?? 'stake'))
        other.push(`${folder}it.ts ${place}: ${text}`);
  }
  expect(other).toEqual([]);
});

/** A colon that a component writes between two texts, or before one: French has a space before it, Chinese a sign of its own. */
const ownColon = /`[^`]*\$\{[^`}]*\}: \$\{|>: \{/;

test('no component writes a colon of its own between two texts', () => {
  const components = sources.filter(({ path }) => /^packages\/portal\/src\/.*(?<!\.test)\.tsx$/.test(path));
  expect(components.filter(({ text }) => ownColon.test(text)).map(({ path }) => path)).toEqual([]);
});
