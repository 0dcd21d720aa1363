import { assaultWounds as said } from '@/messages/compiled/assault-wounds';
import { number } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import {
  type AllocationPrompt,
  assertNever,
  otherSide,
  type Pool,
  type Side,
  type Together,
  type WoundEffect,
} from '@/rules/index';
import { side } from '@/words/shared/format';
import { DAMAGE_SHORT } from '@/words/shot-units';
import { BANDS, type CountPart } from './count';
import { GETS_HOT, piercing, plus, rule, saving } from './targets';

/** The allocation of Wounds: the order of the pools, the models, and the dice of each Wound. */

/** "5 Wounds"; against a vehicle's armour they are hits. */
const inPool = (count: number, { hit }: Pick<Pool, 'hit'>): string =>
  (hit ? said.inPool.hits : said.inPool.wounds)(count);

/** "S4 AP3 · Instant Death", "S4 AP3 · Precision", "Deathblow". */
export const poolKind = ({ strength, ap, rules, band, hit, hot, precise }: Pool): string => {
  if (hot) return GETS_HOT;
  if (band !== null) return BANDS[band];
  if (hit) return said.poolKind[hit](piercing(ap));
  const counting = rules.filter((one) => one === 'instantDeath');
  return [
    said.poolKind.strength({
      strength: strength === null ? '–' : number.format(strength),
      ap: piercing(ap),
    }),
    ...counting.map(rule),
    ...(precise ? [said.poolKind.precise] : []),
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
  if (passing) return said.asked.passing(side(which));
  switch (prompt.ask) {
    case 'chooseModel':
      return prompt.because === 'precision'
        ? said.asked.chooseModel.precision(side(otherSide(which)))
        : said.asked.chooseModel.plain(side(which));
    case 'save':
      return said.asked.save[prompt.type ?? 'armour']({
        who: modelName(which, model),
        need: plus(prompt.need),
      });
    case 'feelNoPain':
      return said.asked.feelNoPain({ who: modelName(which, model), need: plus(prompt.need) });
    case 'loss':
      return prompt.dice === 'd3'
        ? said.asked.loss.d3(modelName(which, model))
        : said.asked.loss.d6(modelName(which, model));
    case 'damage':
      return prompt.modifier === 0
        ? said.asked.damage.plain(modelName(which, model))
        : said.asked.damage.added({ who: modelName(which, model), modifier: prompt.modifier });
    case 'glance':
      return said.asked.glance(modelName(which, model));
    case 'takeWound':
      if (prompt.damage !== undefined)
        return said.asked.takeDamage({ who: modelName(which, model), vehicle, damage: prompt.damage });
      return said.asked.takeWound({ who: modelName(which, model), vehicle });
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
        meaning: face >= prompt.need ? said.faces.saved : said.faces.failed,
      }));
    case 'feelNoPain':
      return SIX.map((face) => ({
        face,
        good: face >= prompt.need,
        meaning: face >= prompt.need ? said.faces.ignored : said.faces.hurt,
      }));
    case 'loss':
      return prompt.dice === 'd3'
        ? [1, 2, 3].map((face) => ({ face, good: true, meaning: said.faces.loses(face) }))
        : SIX.map((face) => ({ face, good: true, meaning: said.faces.losesMore(face + 6) }));
    case 'damage':
      return prompt.results.map((result, index) => ({
        face: index + 1,
        good: result !== 'explodes',
        meaning: DAMAGE_SHORT[result],
      }));
    case 'glance':
      return prompt.results.map(({ label, lost }, index) => ({
        face: index + 1,
        good: lost === 0,
        meaning: lost === 0 ? label : said.faces.hullPoint(lost),
      }));
    default:
      return [];
  }
};

export const pools = {
  ...said.pools,
  on: (unit: string, vehicle = false): string => said.pools.on({ vehicle, unit }),
  kind: poolKind,
  against: (effects: readonly WoundEffect[]): string =>
    [
      ...new Set(
        effects.map(({ save, loss }) =>
          loss.kind === 'all' ? said.pools.atOnce(saving(save)) : saving(save),
        ),
      ),
    ].reduce((one, other) => (one === '' ? other : said.pools.or({ one, other })), ''),
  move: (kind: string, way: 'up' | 'down'): string => said.pools.move[way](kind),
  /**
   * `best`: only the tried order and the best one are shown; the value says whether every order was tried.
   */
  oddsTitle: (best: 'exact' | 'found' | null): string =>
    best === null
      ? said.pools.oddsTitle.all
      : best === 'exact'
        ? said.pools.oddsTitle.exact
        : said.pools.oddsTitle.found,
  standing: (best: 'exact' | 'found' | null, isTried: boolean): string =>
    best === null ? said.pools.standing.yours : said.pools.standing[best](isTried),
  take: (exact: boolean): string => (exact ? said.pools.take.exact : said.pools.take.found),
  orderName: (kinds: readonly string[]): string => kinds.join(' → '),
};

/** How far a model is from the attackers: in inches, or by its place in their order. */
type Away = { readonly distance: number; readonly by?: 'order' };

const away = ({ distance, by }: Away): string =>
  by === 'order' ? said.away.order(distance) : said.away.inches(distance);

export const places = {
  ...said.places,
  move: (model: string, way: 'up' | 'down'): string => said.places.move[way](model),
  /** On a token or in a row, beside its model: "2nd", "3″". */
  short: ({ distance, by }: Away): string =>
    by === 'order' ? said.ordinal(distance) : said.places.short(distance),
};

/** Which models fall, if the defender has a choice. */
export const falling = {
  ...said.falling,
  question: (which: Side, unsaid: number): string =>
    unsaid === 0 ? said.falling.question.chosen : said.falling.question.open({ side: side(which), unsaid }),
  upTo: (wounds: number, pool: Pool): string =>
    said.falling.upTo({ wounds: inPool(wounds, pool), pool: poolKind(pool) }),
  order: (which: Side): string => said.falling.order(side(which)),
  ofGroup: (count: number, group: string): string => said.falling.ofGroup({ count, group }),
  first: (chosen: number): string =>
    chosen === 0 ? said.falling.first.none : said.falling.first.some(chosen),
  fall: (unsaid: number, falls: number): string =>
    unsaid > 0 ? said.falling.fall.tap(unsaid) : said.falling.fall.lose(falls),
};

/** Where nobody is in contact, because all are shot at, these say the same. */
const NEAREST: readonly string[] = ['inContact', 'closest'];

export const allocation = {
  ...said.allocation,
  doing: (unit: string): string => unit,
  togetherFact: (left: number, part: CountPart | null, together: Together, pool: Pool): string => {
    const what = said.allocation.togetherFact.what({ left: inPool(left, pool), pool: poolKind(pool) });
    if (part === 'discounted') {
      return said.allocation.togetherFact.discounted({ left, need: plus(together.feelNoPain ?? 6) });
    }
    return together.save === null
      ? what
      : said.allocation.togetherFact.save({ left: inPool(left, pool), save: plus(together.save) });
  },
  pool: poolKind,
  asked,
  faces,
  /** "Wound 2 of 5 · S4 AP3". */
  fact: (pool: Pool, settled: number): string =>
    said.allocation.fact({
      isHit: pool.hit !== null && pool.hit !== undefined,
      nth: Math.min(settled + 1, pool.wounds),
      wounds: pool.wounds,
      pool: poolKind(pool),
    }),
  because: (prompt: Prompt, shot = false): string =>
    prompt.ask === 'chooseModel'
      ? said.allocation.because[shot && NEAREST.includes(prompt.because) ? 'shot' : prompt.because]
      : '',
  lookOutAsked: (need: number): string => said.allocation.lookOutAsked(plus(need)),
  lookOutFaces: (need: number): readonly Face[] =>
    SIX.map((face) => ({
      face,
      good: face >= need,
      meaning: face >= need ? said.allocation.lookOutFaces.passes : said.allocation.lookOutFaces.stays,
    })),
  /** The text on a model's token. */
  face: ({ mark, number: count }: { readonly mark: string; readonly number: number | null }): string =>
    `${mark}${count === null ? '' : number.format(count)}`,
  modelName,
  ofWounds: (left: number, of: number): string => said.allocation.ofWounds({ left, of }),
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
    if (token.woundsLeft === 0) return said.allocation.token.removed(name);
    return [
      name,
      ...(token.wounds === 1
        ? []
        : [
            (token.vehicle ? said.allocation.token.hullPoints : said.allocation.token.wounds)({
              left: token.woundsLeft,
              of: token.wounds,
            }),
          ]),
      token.shot
        ? [
            token.inContact ? said.allocation.token.closest : said.allocation.token.farther,
            ...(token.away ? [away(token.away)] : []),
          ].join(phrases.comma)
        : token.inContact
          ? said.allocation.token.inContact
          : [said.allocation.token.notInContact, ...(token.away ? [away(token.away)] : [])].join(
              phrases.comma,
            ),
      ...(token.locked ? [said.allocation.token.locked] : []),
    ].join(phrases.comma);
  },
};
