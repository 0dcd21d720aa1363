import {
  type ArmyList,
  type KindHealth,
  type ListUnit,
  NO_FACTS,
  sumOfPoints,
  type UnitProfileFacts,
} from '@/army-list/list/army-list';
import { fieldsOf, itemsOf, textOf, textOrNull } from '@/army-list/roster/fields';

/*
 * An army as one phone shows it to another, as JSON:
 *
 *   {"format":"warledger-army","version":1,"name":"Grudge","army":"Dwarven Holds","edition":"…","text":"480 - King…",
 *    "units":[{"name":"King","pointCost":480,"models":1,"healthPerModel":3,"characteristic":10,"marks":["general"],"facts":{}}]}
 *
 * `text` is the list as it was pasted there; empty where the army was typed in, or its list is long.
 * `format` and `version` keep their meaning in every later version.
 */
const FORMAT = 'warledger-army';
const VERSION = 1;

/** A unit on its way to another phone. */
export type SentUnit = {
  readonly name: string;
  readonly pointCost: number;
  readonly models: number;
  readonly healthPerModel: number;
  readonly kinds?: readonly KindHealth[];
  readonly characteristic: number | null;
  readonly marks: readonly string[];
  readonly facts: Readonly<Partial<Record<string, number | boolean | string>>>;
  readonly fighters?: readonly object[];
};

/** An army on its way to another phone. */
export type SentArmy = {
  readonly name: string;
  readonly army: string;
  readonly edition: string;
  readonly text: string;
  readonly units: readonly SentUnit[];
};

/** How such a text begins. */
const START = /^\s*\{"format":"warledger-army"/;

/** Whether a text is an army that another phone has shown, as far as its beginning tells. */
export function looksSent(text: string): boolean {
  return START.test(text);
}

/** The army as the text that another phone reads. */
export function writeSentArmy({ name, army, edition, text, units }: SentArmy): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, name, army, edition, text, units });
}

/** The army that another phone has sent as a list, or null where the file holds none. */
export function sentArmy(file: unknown): ArmyList | null {
  const sent = fieldsOf(file);
  if (sent.format !== FORMAT || sent.version !== VERSION) return null;
  const units = itemsOf(sent.units).map(sentUnit);
  const sum = sumOfPoints(units);
  return {
    format: 'warledger',
    game: textOrNull(textOf(sent.edition)),
    title: textOrNull(textOf(sent.name)),
    player: null,
    army: textOrNull(textOf(sent.army)),
    statedTotal: null,
    sum,
    agrees: null,
    computed: false,
    units,
    lines: units.map(({ source }) => ({ text: source, kind: 'unit' }) as const),
  };
}

/**
 * The list behind a sent army, as it was pasted on the other phone; null where it has none, or the file is no
 * such army.
 */
export function sentText(file: unknown): string | null {
  const sent = fieldsOf(file);
  const isSent = sent.format === FORMAT && typeof sent.text === 'string' && sent.text !== '';
  return isSent ? String(sent.text) : null;
}

function sentUnit(value: unknown, place: number): ListUnit {
  const unit = fieldsOf(value);
  const marks = itemsOf(unit.marks);
  const models = count(unit.models) ?? 1;
  const name = textOf(unit.name);
  return {
    name,
    type: null,
    points: count(unit.pointCost),
    models: Math.max(1, models),
    general: marks.includes('general'),
    battleStandard: marks.includes('battleStandard'),
    command: { standard: marks.includes('standard'), musician: marks.includes('musician'), champion: false },
    options: [],
    section: null,
    character: marks.includes('character'),
    scoring: marks.includes('scoring'),
    facts: {
      ...NO_FACTS,
      healthPoints: count(unit.healthPerModel),
      ...kindsIn(unit.kinds),
      leadership: count(unit.characteristic),
      entered: enteredFacts(unit.facts),
      sentFighters: unit.fighters,
    },
    guesses: unit.modelsUnsaid === true ? ['models'] : [],
    lines: [place],
    source: models > 1 ? `${models} ${name}` : name,
  };
}

/** The kinds of models whose health differs; none where one of them is not whole. */
function kindsIn(value: unknown): Pick<UnitProfileFacts, 'healthOfKinds'> {
  const sent = itemsOf(value);
  const kinds = sent.flatMap((item) => {
    const { name, models, healthPoints } = fieldsOf(item);
    const [many, each] = [count(models), count(healthPoints)];
    return many === null || each === null ? [] : [{ name: textOf(name), models: many, healthPoints: each }];
  });
  return kinds.length > 1 && kinds.length === sent.length ? { healthOfKinds: kinds } : {};
}

function enteredFacts(value: unknown): NonNullable<UnitProfileFacts['entered']> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([id, fact]) =>
      typeof fact === 'number' || typeof fact === 'boolean' || typeof fact === 'string' ? [[id, fact]] : [],
    ),
  );
}

function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}
