/** What is wrong with a recording and where: thrown inside a reader, which returns it as one line of text. */
export class Misread extends Error {}

type Refused = { readonly ok: false; readonly reason: string };

/** Runs a reader and returns a thrown `Misread` as a refusal. */
export function readOrRefuse<Read extends object>(
  read: () => Read,
): (Read & { readonly ok: true }) | Refused {
  try {
    return { ok: true, ...read() };
  } catch (error) {
    if (error instanceof Misread) return { ok: false, reason: error.message };
    throw error;
  }
}

export function parseLine(text: string, number: number): JsonPlace {
  try {
    return new JsonPlace(JSON.parse(text), `line ${number}`);
  } catch {
    throw new Misread(`line ${number}: the line is cut short or is not JSON`);
  }
}

/** A value of a parsed file together with its place in it, so that an error can name the place. */
export class JsonPlace {
  readonly value: unknown;
  readonly path: string;

  constructor(value: unknown, path: string) {
    this.value = value;
    this.path = path;
  }

  fail(expected: string): never {
    throw new Misread(`${this.path}: expected ${expected}, found ${describe(this.value)}`);
  }

  get isMissing(): boolean {
    return this.value === undefined || this.value === null;
  }

  #fields(): object {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value))
      this.fail('an object');
    return this.value;
  }

  at(key: string): JsonPlace {
    const path = this.path === '' ? key : `${this.path}.${key}`;
    return new JsonPlace(Object.getOwnPropertyDescriptor(this.#fields(), key)?.value, path);
  }

  entries(): readonly (readonly [string, JsonPlace])[] {
    return Object.keys(this.#fields()).map((key) => [key, this.at(key)]);
  }

  items(): readonly JsonPlace[] {
    if (!Array.isArray(this.value)) this.fail('a list');
    return this.value.map((item: unknown, index) => new JsonPlace(item, `${this.path}[${index}]`));
  }

  /** Empty where the list is left out. */
  itemsIfAny(): readonly JsonPlace[] {
    return this.isMissing ? [] : this.items();
  }

  text(): string {
    if (typeof this.value !== 'string' || this.value.trim() === '') this.fail('text');
    return this.value;
  }

  textIfAny(): string | undefined {
    return this.isMissing ? undefined : this.text();
  }

  oneOf<const T extends string>(words: readonly T[]): T {
    const found = words.find((word) => word === this.value);
    return found ?? this.fail(`one of ${words.join(', ')}`);
  }

  isTrue(): boolean {
    if (this.isMissing) return false;
    if (typeof this.value !== 'boolean') this.fail('true or false');
    return this.value;
  }

  number(): number {
    if (typeof this.value !== 'number' || !Number.isFinite(this.value) || this.value < 0)
      this.fail('a number from 0');
    return this.value;
  }

  count(max: number): number {
    const value = this.number();
    if (!Number.isInteger(value) || value > max) this.fail(`a whole number from 0 to ${max}`);
    return value;
  }

  countIfAny(max: number): number {
    return this.isMissing ? 0 : this.count(max);
  }
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
