/** Values in a row: numbers, each text once and named by its place, and the few numbers that 32 bits do not hold. */
export type Packed = {
  readonly texts: readonly string[];
  readonly numbers: Int32Array;
  readonly wide: Float64Array;
};

/** What stands for null, and before a number of `wide`. What is as small or as large itself goes to `wide` too. */
const NONE = -(2 ** 31);
const WIDE = NONE + 1;
const NARROW = 2 ** 30;

/** Takes values one after the other. */
export type Packer = {
  number(value: number): void;
  text(value: string | null): void;
  packed(): Packed;
};

/** An empty row. */
export function createPacker(): Packer {
  const places = new Map<string, number>();
  const numbers: number[] = [];
  const wide: number[] = [];
  return {
    number(value) {
      // What is not whole, and a zero below zero, would not come back as it was.
      if (Object.is(value | 0, value) && Math.abs(value) < NARROW) numbers.push(value);
      else numbers.push(WIDE, wide.push(value) - 1);
    },
    text(value) {
      if (value === null) {
        numbers.push(NONE);
        return;
      }
      const place = places.get(value) ?? places.size;
      places.set(value, place);
      numbers.push(place);
    },
    packed: () => ({
      texts: [...places.keys()],
      numbers: Int32Array.from(numbers),
      wide: Float64Array.from(wide),
    }),
  };
}

/** Gives values back in the order in which they were taken. */
export class Unpacker {
  readonly #packed: Packed;
  #at = 0;
  #isBroken = false;

  constructor(packed: Packed) {
    this.#packed = packed;
  }

  /** The next number; 0 where there is none. */
  number(): number {
    const value = this.#next();
    if (value !== WIDE) return value;
    const wide = this.#packed.wide[this.#next()];
    if (wide !== undefined) return wide;
    this.#isBroken = true;
    return 0;
  }

  /** The next text; empty where there is none. */
  text(): string {
    return this.textOrNull() ?? this.#broken();
  }

  textOrNull(): string | null {
    const place = this.#next();
    if (place === NONE) return null;
    return this.#packed.texts[place] ?? this.#broken();
  }

  /** The next text as the fields of an object; null where there is none. */
  fields(): object | null {
    const text = this.textOrNull();
    try {
      return text === null ? null : (JSON.parse(text) as object);
    } catch {
      this.#isBroken = true;
      return null;
    }
  }

  /** So many of what `one` reads as the next number says. */
  many<One>(one: () => One): One[] {
    const count = this.#next();
    const all: One[] = [];
    for (let index = 0; index < count && !this.#isBroken; index += 1) all.push(one());
    return all;
  }

  /** Whether all was read, and nothing was missing. */
  isWhole(): boolean {
    return !this.#isBroken && this.#at === this.#packed.numbers.length;
  }

  isBroken(): boolean {
    return this.#isBroken;
  }

  #next(): number {
    const value = this.#packed.numbers[this.#at];
    this.#at += 1;
    if (value !== undefined) return value;
    this.#isBroken = true;
    return 0;
  }

  #broken(): string {
    this.#isBroken = true;
    return '';
  }
}
