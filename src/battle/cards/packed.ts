/**
 * Packed values: numbers, each text once (referred to by its index), and the few numbers that do not fit in
 * 32 bits.
 */
export type Packed = {
  readonly texts: readonly string[];
  readonly numbers: Int32Array;
  readonly wide: Float64Array;
};

/**
 * This number stands for null, and for "see `wide`". Numbers that small or larger than 32 bits go to `wide`.
 */
const NONE = -(2 ** 31);
const WIDE = NONE + 1;
const NARROW = 2 ** 30;

/** Takes values one by one. */
export type Packer = {
  number(value: number): void;
  text(value: string | null): void;
  packed(): Packed;
};

/** A packer without values. */
export function createPacker(): Packer {
  const places = new Map<string, number>();
  const numbers: number[] = [];
  const wide: number[] = [];
  return {
    number(value) {
      // Fractions and negative zero do not survive the conversion to 32 bits.
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

/** Returns the values in the order in which they were packed. */
export class Unpacker {
  readonly #packed: Packed;
  #at = 0;
  #isBroken = false;

  constructor(packed: Packed) {
    this.#packed = packed;
  }

  /** The next number; 0 if there is none. */
  number(): number {
    const value = this.#next();
    if (value !== WIDE) return value;
    const wide = this.#packed.wide[this.#next()];
    if (wide !== undefined) return wide;
    this.#isBroken = true;
    return 0;
  }

  /** The next text; empty if there is none. */
  text(): string {
    return this.textOrNull() ?? this.#broken();
  }

  textOrNull(): string | null {
    const place = this.#next();
    if (place === NONE) return null;
    return this.#packed.texts[place] ?? this.#broken();
  }

  /** The next text parsed as an object; null if there is none. */
  fields(): object | null {
    const text = this.textOrNull();
    try {
      return text === null ? null : (JSON.parse(text) as object);
    } catch {
      this.#isBroken = true;
      return null;
    }
  }

  /** Reads a number, then calls `one` that many times. */
  many<One>(one: () => One): One[] {
    const count = this.#next();
    const all: One[] = [];
    for (let index = 0; index < count && !this.#isBroken; index += 1) all.push(one());
    return all;
  }

  /** Whether everything was read and nothing was missing. */
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
