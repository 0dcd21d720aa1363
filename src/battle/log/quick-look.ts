import * as v from 'valibot';
import { sameValue } from '@/plain/same-value';

/** Says whether a value has a shape and would come back from it as it is. Only a yes is an answer: after a no, the shape itself is asked. */
export type QuickLook = (value: unknown) => boolean;

type Shape = v.GenericSchema<unknown, unknown>;

/**
 * The quick look of a shape. A log is read whole when its battle is opened, and nearly all of it was written by this very version:
 * the shape would copy every entry, field by field, to say that it is as it was. What this file does not know of shapes, they say themselves.
 */
export function quickLook(shape: Shape): QuickLook {
  const known = looks.get(shape);
  if (known) return known;
  const look = pipeLook(shape) ?? lookBy(shape) ?? slowLook(shape);
  looks.set(shape, look);
  return look;
}

const looks = new WeakMap<Shape, QuickLook>();

/** What stands in the schemas of valibot, by their types: this much of it is asked. */
type Parts = Shape & {
  readonly literal: unknown;
  readonly options: readonly unknown[];
  readonly wrapped: Shape;
  readonly item: Shape;
  readonly items: readonly Shape[];
  readonly rest: Shape;
  readonly key: Shape;
  readonly value: Shape;
  readonly entries: Readonly<Record<string, Parts>>;
  readonly default?: unknown;
  readonly fallback?: unknown;
  getter(value: unknown): Shape;
};

function lookBy(shape: Shape): QuickLook | null {
  const parts = shape as Parts;
  switch (shape.type) {
    case 'string':
      return (value) => typeof value === 'string';
    case 'number':
      return (value) => typeof value === 'number' && !Number.isNaN(value);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'literal':
      return (value) => value === parts.literal;
    case 'picklist':
      return (value) => parts.options.includes(value);
    case 'nullable':
      return nullableLook(quickLook(parts.wrapped));
    case 'array':
      return listLook([], quickLook(parts.item));
    case 'tuple_with_rest':
      return listLook(parts.items.map(quickLook), quickLook(parts.rest));
    case 'strict_object':
      return objectLook(parts.entries);
    case 'record':
      return recordLook(quickLook(parts.key), quickLook(parts.value));
    case 'union':
    case 'variant':
      return anyLook((parts.options as readonly Shape[]).map(quickLook));
    case 'lazy':
      return (value) => quickLook(parts.getter(value))(value);
    default:
      return null;
  }
}

/** Asks the shape itself: for what is rare in a log. */
function slowLook(shape: Shape): QuickLook {
  return (value) => {
    const asked = v.safeParse(shape, value);
    return asked.success && sameValue(asked.output, value) && inSameOrder(asked.output, value);
  };
}

/** Whether the keys of two values that are the same stand in the same order throughout. */
function inSameOrder(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type PipeItem = {
  readonly kind: string;
  readonly type: string;
  readonly requirement: number;
  operation(value: unknown): unknown;
};

/** Null where the shape is no pipe, or where something in it is not known here. */
function pipeLook(shape: Shape): QuickLook | null {
  if (!('pipe' in shape)) return null;
  const [first, ...items] = shape.pipe as [Shape, ...PipeItem[]];
  const steps = items.map(stepLook);
  if (!steps.every((step) => step !== null)) return slowLook(shape);
  const look = quickLook(first);
  return (value) => look(value) && steps.every((step) => step(value));
}

function stepLook({ type, requirement, operation }: PipeItem): QuickLook | null {
  switch (type) {
    case 'integer':
      return Number.isInteger;
    case 'min_value':
      return (value) => (value as number) >= requirement;
    case 'max_value':
      return (value) => (value as number) <= requirement;
    case 'min_length':
      return (value) => (value as string).length >= requirement;
    case 'transform':
      // A name of its own for what stays as it is.
      return (value) => operation(value) === value;
    default:
      return null;
  }
}

function nullableLook(look: QuickLook): QuickLook {
  return (value) => value === null || look(value);
}

function listLook(firsts: readonly QuickLook[], rest: QuickLook): QuickLook {
  return (value) => {
    if (!Array.isArray(value) || value.length < firsts.length) return false;
    // Index by index: a hole is no item.
    for (let index = 0; index < value.length; index += 1) {
      if (!(firsts[index] ?? rest)(value[index])) return false;
    }
    return true;
  };
}

/** None of our shapes takes a value as another one would have it: whichever takes it as it is will do. */
function anyLook(options: readonly QuickLook[]): QuickLook {
  return (value) => options.some((look) => look(value));
}

function recordLook(ofKey: QuickLook, ofValue: QuickLook): QuickLook {
  return (value) => {
    if (!isPlain(value)) return false;
    for (const key in value) {
      if (FORBIDDEN_KEYS.includes(key) || !ofKey(key) || !ofValue(value[key])) return false;
    }
    return true;
  };
}

/** Keys that a record leaves out. */
const FORBIDDEN_KEYS = ['__proto__', 'prototype', 'constructor'];

/** An object comes back with its fields in the order of its shape: what stands in another order is not as it was. */
function objectLook(entries: Parts['entries']): QuickLook | null {
  const keys = Object.keys(entries);
  const parts = Object.values(entries);
  if (parts.some(isMoreThanItself)) return null;
  const isNeeded = parts.map(({ type }) => type !== 'exact_optional');
  const looks = parts.map((part, index) => quickLook(isNeeded[index] ? part : part.wrapped));
  const firstNeeded = (from: number) => {
    const index = isNeeded.indexOf(true, from);
    return index < 0 ? keys.length : index;
  };
  return (value) => {
    if (!isPlain(value)) return false;
    let next = 0;
    for (const key in value) {
      const index = keys.indexOf(key, next);
      if (index < 0 || firstNeeded(next) < index || !looks[index]?.(value[key])) return false;
      next = index + 1;
    }
    return firstNeeded(next) === keys.length;
  };
}

/** A field that its shape fills or mends. */
function isMoreThanItself({ type, default: byDefault, fallback }: Parts): boolean {
  return type === 'optional' || type === 'nullish' || byDefault !== undefined || fallback !== undefined;
}

/** What is no plain object would come back as one. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
