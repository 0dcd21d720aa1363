import {
  type AllocationPrompt,
  assertNever,
  type Pool,
  type Side,
  type Together,
  type WoundEffect,
} from '@/rules/index';
import { BANDS, type CountPart } from './assault-count';
import { piercing, plus, rule, saving } from './assault-targets';
import { counted, number, side } from './format';

/** How Wounds are allocated, in English: the order of the pools, the models, and the dice of each Wound. */

const WOUND = { one: 'Wound', other: 'Wounds' } as const;
const MODEL = { one: 'model', other: 'models' } as const;

/** "S4 AP3 · Instant Death", "Deathblow". */
export const poolKind = ({ strength, ap, rules, band }: Pool): string => {
  if (band !== null) return BANDS[band];
  const counting = rules.filter((one) => one === 'instantDeath');
  return [
    `S${strength === null ? '–' : number.format(strength)} ${piercing(ap)}`,
    ...counting.map(rule),
  ].join(' · ');
};

export type Prompt = Exclude<AllocationPrompt, { ask: 'choosePool' | 'nothing' }>;

const modelName = (which: Side, model: number | null): string =>
  model === null ? side(which) : `${side(which)} model ${number.format(model)}`;

const asked = (
  prompt: Prompt,
  which: Side,
  model: number | null,
  tap: 'choose' | 'pass' | 'place',
): string => {
  if (tap === 'pass') return `${side(which)}: who takes it instead?`;
  if (tap === 'place') return 'Tap who is in base contact';
  switch (prompt.ask) {
    case 'chooseModel':
      return `${side(which)} chooses a model`;
    case 'save':
      return `${modelName(which, model)} saves on ${plus(prompt.need)}${prompt.type === 'invulnerable' ? ', invulnerable' : ''}`;
    case 'feelNoPain':
      return `${modelName(which, model)}: Feel No Pain on ${plus(prompt.need)}`;
    case 'loss':
      return prompt.dice === 'd3'
        ? `${modelName(which, model)} loses D3`
        : `${modelName(which, model)} loses D6 and 6`;
    case 'takeWound':
      return `${modelName(which, model)} loses 1 Wound, no save`;
    default:
      return assertNever(prompt);
  }
};

type Face = { readonly face: number; readonly meaning: string; readonly good: boolean };
const SIX = [1, 2, 3, 4, 5, 6] as const;

/** The faces of the die that is rolled now, with what each would do. */
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
    default:
      return [];
  }
};

export const pools = {
  on: (unit: string): string => `Wounds on ${unit}`,
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
  oddsTitle: 'What each order may be expected to cost',
  orderColumn: 'order',
  lostColumn: 'Wounds',
  orderName: (kinds: readonly string[]): string => kinds.join(' → '),
};

export const allocation = {
  doing: (unit: string): string => unit,
  togetherFact: (left: number, part: CountPart | null, together: Together, pool: Pool): string => {
    const what = `${counted(left, WOUND)} · ${poolKind(pool)}`;
    if (part === 'discounted') return `${counted(left, WOUND)} not saved: ${plus(together.feelNoPain ?? 6)}`;
    return together.save === null
      ? what
      : `${counted(left, WOUND)} ${left === 1 ? 'is' : 'are'} saved on ${plus(together.save)}`;
  },
  noRoll: 'No save',
  pool: poolKind,
  modelsLeft: (models: number): string => `${counted(models, MODEL)} left`,
  oneByOne: 'One by one',
  models: (unit: string): string => `Models of ${unit}`,
  asked,
  faces,
  /** "Wound 2 of 5 · S4 AP3". */
  fact: (pool: Pool, settled: number): string =>
    `Wound ${number.format(Math.min(settled + 1, pool.wounds))} of ${number.format(pool.wounds)} · ${poolKind(pool)}`,
  because: (prompt: Prompt): string =>
    prompt.ask !== 'chooseModel'
      ? ''
      : prompt.because === 'inContact'
        ? 'One in base contact. It stays until it is gone or the pool is empty.'
        : 'Nobody is in base contact: one of the closest.',
  lookOutSir: 'Look Out, Sir',
  contact: 'Base contact',
  ofWounds: (left: number, of: number): string => `${number.format(left)}/${number.format(of)}`,
  token: (
    which: Side,
    token: {
      readonly number: number;
      readonly woundsLeft: number;
      readonly wounds: number;
      readonly inContact: boolean;
      readonly locked: boolean;
    },
  ): string => {
    const name = modelName(which, token.number);
    if (token.woundsLeft === 0) return `${name}, removed`;
    return [
      name,
      ...(token.wounds === 1
        ? []
        : [`${number.format(token.woundsLeft)} of ${counted(token.wounds, WOUND)}`]),
      token.inContact ? 'in base contact' : 'not in base contact',
      ...(token.locked ? ['takes the Wounds'] : []),
    ].join(', ');
  },
};
