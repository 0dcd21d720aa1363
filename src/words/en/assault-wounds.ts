import { number } from '@/messages/compiled/numbers';
import {
  type AllocationPrompt,
  assertNever,
  otherSide,
  type Pool,
  type Side,
  type Together,
  type WoundEffect,
} from '@/rules/index';
import { BANDS, type CountPart } from '@/words/assault-count';
import { DAMAGE_SHORT } from '@/words/shot-units';
import { GETS_HOT, piercing, plus, rule, saving } from './assault-targets';
import { side } from './format';
import { counted } from './phrases';

/** The allocation of Wounds, in English: the order of the pools, the models, and the dice of each Wound. */

const WOUND = { one: 'Wound', other: 'Wounds' } as const;
const HULL_POINT = { one: 'Hull Point', other: 'Hull Points' } as const;
const HIT = { one: 'hit', other: 'hits' } as const;

/** "5 Wounds"; against a vehicle's armour they are hits. */
const inPool = (count: number, { hit }: Pick<Pool, 'hit'>): string => counted(count, hit ? HIT : WOUND);
const MODEL = { one: 'model', other: 'models' } as const;

/** "S4 AP3 · Instant Death", "S4 AP3 · Precision", "Deathblow". */
export const poolKind = ({ strength, ap, rules, band, hit, hot, precise }: Pool): string => {
  if (hot) return GETS_HOT;
  if (band !== null) return BANDS[band];
  if (hit) return `${hit === 'glancing' ? 'Glancing' : 'Penetrating'} ${piercing(ap)}`;
  const counting = rules.filter((one) => one === 'instantDeath');
  return [
    `S${strength === null ? '–' : number.format(strength)} ${piercing(ap)}`,
    ...counting.map(rule),
    ...(precise ? ['Precision'] : []),
  ].join(' · ');
};

export type Prompt = Exclude<AllocationPrompt, { ask: 'choosePool' | 'nothing' }>;

/** A model by the name of its group, with its number if there are several of that name. */
type ModelNamed = { readonly name: string; readonly number: number | null };

const modelName = (which: Side, model: ModelNamed | null): string =>
  model === null
    ? side(which)
    : `${model.name}${model.number === null ? '' : ` ${number.format(model.number)}`}`;

const asked = (
  prompt: Prompt,
  which: Side,
  model: ModelNamed | null,
  passing: boolean,
  vehicle = false,
): string => {
  if (passing) return `${side(which)}: who takes it instead?`;
  switch (prompt.ask) {
    case 'chooseModel':
      return prompt.because === 'precision'
        ? `${side(otherSide(which))} names the model`
        : `${side(which)} chooses a model`;
    case 'save':
      return `${modelName(which, model)} saves on ${plus(prompt.need)}${prompt.type === null || prompt.type === 'armour' ? '' : `, ${prompt.type}`}`;
    case 'feelNoPain':
      return `${modelName(which, model)}: Feel No Pain on ${plus(prompt.need)}`;
    case 'loss':
      return prompt.dice === 'd3'
        ? `${modelName(which, model)} loses D3`
        : `${modelName(which, model)} loses D6 and 6`;
    case 'damage':
      return `${modelName(which, model)}: the damage table${prompt.modifier === 0 ? '' : `, +${number.format(prompt.modifier)}`}`;
    case 'takeWound':
      return `${modelName(which, model)} loses 1 ${vehicle ? 'Hull Point' : 'Wound'}, no save`;
    default:
      return assertNever(prompt);
  }
};

type Face = { readonly face: number; readonly meaning: string; readonly good: boolean };
const SIX = [1, 2, 3, 4, 5, 6] as const;

/** The faces of the next die, with the effect of each. */
const faces = (prompt: Prompt): readonly Face[] => {
  switch (prompt.ask) {
    case 'save':
      return SIX.map((face) => ({
        face,
        good: face >= prompt.need,
        meaning: face >= prompt.need ? 'saved' : 'failed',
      }));
    case 'feelNoPain':
      return SIX.map((face) => ({
        face,
        good: face >= prompt.need,
        meaning: face >= prompt.need ? 'ignored' : 'failed',
      }));
    case 'loss':
      return prompt.dice === 'd3'
        ? [1, 2, 3].map((face) => ({ face, good: true, meaning: `loses ${number.format(face)}` }))
        : SIX.map((face) => ({ face, good: true, meaning: `loses ${number.format(face + 6)}` }));
    case 'damage':
      return prompt.results.map((result, index) => ({
        face: index + 1,
        good: result !== 'explodes',
        meaning: DAMAGE_SHORT[result],
      }));
    default:
      return [];
  }
};

export const pools = {
  on: (unit: string, vehicle = false): string => `${vehicle ? 'Hits' : 'Wounds'} on ${unit}`,
  count: (pools: number): string => counted(pools, { one: 'pool', other: 'pools' }),
  question: 'Which pool goes first?',
  kind: poolKind,
  against: (effects: readonly WoundEffect[]): string =>
    [
      ...new Set(
        effects.map(({ save, loss }) => `${saving(save)}${loss.kind === 'all' ? ', Instant Death' : ''}`),
      ),
    ].join(' or '),
  order: 'Order of the pools',
  move: (kind: string, way: 'up' | 'down'): string => `${kind}: ${way === 'up' ? 'earlier' : 'later'}`,
  /**
   * `best`: only the tried order and the best one are shown; the value says whether every order was tried.
   */
  oddsTitle: (best: 'exact' | 'found' | null): string =>
    best === null
      ? 'What each order may be expected to cost'
      : best === 'exact'
        ? 'What your order may be expected to cost, and the best of all'
        : 'What your order may be expected to cost, and the best found: there are too many to try all',
  standing: (best: 'exact' | 'found' | null, isTried: boolean): string =>
    best === null
      ? 'Your order'
      : `${best === 'exact' ? 'The best order' : 'The best found'}${isTried ? ', and yours' : ''}`,
  take: (exact: boolean): string => (exact ? 'Take the best order' : 'Take the best found'),
  orderColumn: 'order',
  lostColumn: 'Wounds',
  orderName: (kinds: readonly string[]): string => kinds.join(' → '),
};

/** How far a model is from the attackers: in inches, or by its place in their order. */
type Away = { readonly distance: number; readonly by?: 'order' };

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (count: number): string =>
  `${number.format(count)}${ENDINGS[ORDINALS.select(count)] ?? 'th'}`;

const away = ({ distance, by }: Away): string =>
  by === 'order'
    ? `${ordinal(distance)} closest`
    : `${counted(distance, { one: 'inch', other: 'inches' })} away`;

export const places = {
  title: (unit: string): string => `Where ${unit} stands`,
  open: 'Who stands where',
  contact: 'Tap who is not in contact',
  shot: 'The closest takes the Wounds first. Who is how close?',
  next: 'Who is the next closest?',
  ways: { unsaid: 'Not said', order: 'By order', inches: 'In inches' },
  unsaid: 'All of them are as close: the defender chooses among them.',
  order: 'Not in contact, the closest first',
  move: (model: string, way: 'up' | 'down'): string => `${model}: ${way === 'up' ? 'closer' : 'farther'}`,
  inches: (model: string): string => `${model}: inches to the nearest attacker`,
  /** On a token or in a row, beside its model: "2nd", "3″". */
  short: ({ distance, by }: Away): string =>
    by === 'order' ? ordinal(distance) : `${number.format(distance)}″`,
  asked: 'Who is in contact now?',
  was: 'Still as they stood before?',
  asBefore: 'As before',
  allInContact: 'All in contact',
};

/** Which models fall, if the defender has a choice. */
export const falling = {
  fact: (falls: number): string => `${counted(falls, MODEL)} ${falls === 1 ? 'falls' : 'fall'}`,
  question: (which: Side, unsaid: number): string =>
    unsaid === 0
      ? 'As chosen'
      : `${side(which)} chooses: tap ${number.format(unsaid)}${unsaid === 1 ? '' : ' of them'}`,
  upTo: (wounds: number, pool: Pool): string => `${inPool(wounds, pool)} · ${poolKind(pool)}`,
  order: (which: Side): string => `${side(which)}: who falls first? Tap them in order`,
  ofGroup: (count: number, group: string): string => `${number.format(count)} × ${group}`,
  first: (chosen: number): string => (chosen === 0 ? 'Who falls first?' : `${number.format(chosen)} chosen`),
  fall: (unsaid: number, falls: number): string =>
    unsaid > 0 ? `Tap ${number.format(unsaid)} more` : `Lose ${counted(falls, MODEL)}`,
  nobody: 'Choose anew',
  back: 'Enter the dice',
};

export const allocation = {
  doing: (unit: string): string => unit,
  togetherFact: (left: number, part: CountPart | null, together: Together, pool: Pool): string => {
    const what = `${inPool(left, pool)} · ${poolKind(pool)}`;
    if (part === 'discounted') {
      return `${counted(left, WOUND)}: Feel No Pain on ${plus(together.feelNoPain ?? 6)}`;
    }
    return together.save === null ? what : `${inPool(left, pool)}: save on ${plus(together.save)}`;
  },
  noRoll: 'No save',
  pool: poolKind,
  modelsLeft: (models: number): string => `${counted(models, MODEL)} left`,
  /** About shots that got hot, if a model fires more than one. */
  hot: (each: number): string =>
    each === 1
      ? 'Each is the own Wound of who fired it'
      : 'A second one on a model that fell counts as saved',
  oneByOne: 'One by one',
  models: (unit: string): string => `Models of ${unit}`,
  asked,
  faces,
  /** "Wound 2 of 5 · S4 AP3". */
  fact: (pool: Pool, settled: number): string =>
    `${pool.hit ? 'Hit' : 'Wound'} ${number.format(Math.min(settled + 1, pool.wounds))} of ${number.format(pool.wounds)} · ${poolKind(pool)}`,
  because: (prompt: Prompt, shot = false): string =>
    prompt.ask !== 'chooseModel'
      ? ''
      : prompt.because === 'hot'
        ? 'Whose weapon got hot? The dice wait for that choice.'
        : prompt.because === 'precision'
          ? 'A Precision Strike: any model of the unit. The dice wait for that choice.'
          : shot
            ? 'One of the closest. It stays until it is gone or the pool is empty. The dice wait for that choice.'
            : prompt.because === 'inContact'
              ? 'One in base contact. It stays until it is gone or the pool is empty. The dice wait for that choice.'
              : 'Nobody is in base contact: one of the closest. The dice wait for that choice.',
  lookOutSir: 'Look Out, Sir',
  lookOutAsked: (need: number): string => `Look Out, Sir on ${plus(need)}`,
  lookOutFaces: (need: number): readonly Face[] =>
    SIX.map((face) => ({ face, good: face >= need, meaning: face >= need ? 'passes' : 'stays' })),
  /** The text on a model's token. */
  face: ({ mark, number: count }: { readonly mark: string; readonly number: number | null }): string =>
    `${mark}${count === null ? '' : number.format(count)}`,
  modelName,
  ofWounds: (left: number, of: number): string => `${number.format(left)}/${number.format(of)}`,
  token: (
    which: Side,
    token: ModelNamed & {
      readonly woundsLeft: number;
      readonly wounds: number;
      /** Its Wounds are Hull Points. */
      readonly vehicle?: boolean;
      readonly inContact: boolean;
      /** It is shot at: then `inContact` means that it is one of the closest. */
      readonly shot?: boolean;
      /** How far away it is, if this was entered and it is not in contact. */
      readonly away: Away | null;
      readonly locked: boolean;
    },
  ): string => {
    const name = modelName(which, token);
    if (token.woundsLeft === 0) return `${name}, removed`;
    return [
      name,
      ...(token.wounds === 1
        ? []
        : [
            `${number.format(token.woundsLeft)} of ${counted(token.wounds, token.vehicle ? HULL_POINT : WOUND)}`,
          ]),
      token.shot
        ? [
            token.inContact ? 'one of the closest' : 'farther away',
            ...(token.away ? [away(token.away)] : []),
          ].join(', ')
        : token.inContact
          ? 'in base contact'
          : ['not in base contact', ...(token.away ? [away(token.away)] : [])].join(', '),
      ...(token.locked ? ['takes the Wounds'] : []),
    ].join(', ');
  },
};
