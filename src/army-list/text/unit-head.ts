import { isModelCount } from './numbers';

/** How many units a line stands for and how many models each has. */
export type Count = {
  readonly copies: number;
  readonly models: number;
  /** Another way to read it: "2x Dreadmill" may be one unit of two models, or two of one. */
  readonly perhapsCopies: boolean;
};

export type UnitHead = Count & {
  /** What is left behind the count. */
  readonly rest: string;
  /** A count was written. */
  readonly counted: boolean;
};

const COPIES_OF_MODELS = /^(\d{1,2})\s?x\s?(\d{1,3})x?\s+(?=[^\d\s])/i;
const MODELS_TIMES = /^(\d{1,3})\s?x\s?(?=[^\d\s])/i;
const TIMES_MODELS = /^x\s?(\d{1,3})\s+(?=[^\d\s])/i;
const MODELS = /^(\d{1,3})\s+(?=[^\d\s])/;
const NAME_TIMES_MODELS = /^([^,;:([]{3,60}?)\s+x\s?(\d{1,3})(?=\s*(?:[,;:([]|$))/i;
/** More copies than this in one line are models. */
const MOST_COPIES = 12;
/** "3x Chariot" may be three units; "20x Spearmen" is not. */
const MOST_SINGLE_COPIES = 4;

/**
 * The count at the head of a unit: "2x5 X" are two units of five, "20x X", "x20 X" and "20 X" are one of
 * twenty.
 */
export function unitHead(text: string): UnitHead {
  const twice = COPIES_OF_MODELS.exec(text);
  if (twice !== null) {
    const copies = Number(twice[1]);
    const models = Number(twice[2]);
    if (copies >= 1 && copies <= MOST_COPIES && isModelCount(models)) {
      return { copies, models, perhapsCopies: false, rest: text.slice(twice[0].length), counted: true };
    }
  }
  const times = MODELS_TIMES.exec(text);
  if (times !== null) {
    const count = Number(times[1]);
    return one(count, text.slice(times[0].length), text, count > 1 && count <= MOST_SINGLE_COPIES);
  }
  const once = TIMES_MODELS.exec(text) ?? MODELS.exec(text);
  if (once !== null) return one(Number(once[1]), text.slice(once[0].length), text, false);
  const behind = NAME_TIMES_MODELS.exec(text);
  if (behind !== null) {
    return one(Number(behind[2]), `${behind[1]}${text.slice(behind[0].length)}`, text, false);
  }
  return { copies: 1, models: 1, perhapsCopies: false, rest: text, counted: false };
}

function one(models: number, rest: string, whole: string, perhapsCopies: boolean): UnitHead {
  if (!isModelCount(models)) {
    return { copies: 1, models: 1, perhapsCopies: false, rest: whole, counted: false };
  }
  return { copies: 1, models, perhapsCopies, rest, counted: true };
}
