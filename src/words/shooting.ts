import type { FighterDraft } from '@/battle/state/fighters';
import type { RangedWeapon } from '@/battle/state/shooting';
import { shooting as said } from '@/messages/compiled/shooting';
import { otherSide, type Side } from '@/rules/index';
import { bookRules } from './assault/book-fighters';
import { GETS_HOT, piercing, plus, rule } from './assault/targets';
import { side, sideBySide } from './shared/format';
import { counted } from './shared/phrases';
import { shotUnit } from './shot-units';

/** A shooting attack in English. */

const SHOT = said.shot;
const MODEL = said.model;

const strength = (value: RangedWeapon['strength']): string =>
  value === 'destroyer' ? said.strength.destroyer : said.strength.other(value);

/** "BS4 · 2 shots · S4 AP5 · Rending". */
const weapon = ({
  ballisticSkill,
  shots,
  strength: value,
  ap,
  damage = 1,
  rules,
  bookRules: own = [],
  getsHot,
}: RangedWeapon): string =>
  [
    said.weapon.skill(ballisticSkill),
    said.weapon.shots(counted(shots, SHOT)),
    `${strength(value)} ${piercing(ap)}`,
    ...(damage > 1 ? [said.weapon.damage(damage)] : []),
    ...rules.map(rule),
    ...own.map(bookRules.inWords),
    ...(getsHot ? [GETS_HOT] : []),
  ].join(' · ');

const SHOWN: Readonly<
  Record<'ballisticSkill' | 'shots' | 'strength' | 'ap', readonly [label: string, name: string]>
> = {
  ballisticSkill: [said.shown.ballisticSkill.label, said.shown.ballisticSkill.name],
  shots: [said.shown.shots.label, said.shown.shots.name],
  strength: [said.shown.strength.label, said.shown.strength.name],
  ap: [said.shown.ap.label, said.shown.ap.name],
};

export const shooting = {
  ...said,
  shooter: (which: Side): string => said.shooter(side(which)),
  target: (which: Side): string => said.target(side(which)),
  /** "Blue shoots · Red is shot at". */
  sides: (shooter: Side): string =>
    sideBySide([said.sides.shooter(side(shooter)), said.sides.target(side(otherSide(shooter)))]),
  weapon,
  stat: (id: keyof typeof SHOWN): { readonly label: string; readonly name: string } => {
    const [label, name] = SHOWN[id];
    return { label, name };
  },
  statShown: (id: keyof typeof SHOWN, value: number | string | null): string => {
    if (value === null) return said.statShown.without;
    if (value === 'destroyer') return said.statShown.destroyer;
    return id === 'ballisticSkill' && value === 0 ? said.statShown.unaimed : String(value);
  },
  getsHot: GETS_HOT,
  coverNow: (save: number | null): string =>
    save === null ? said.coverNow.without : said.coverNow.with(plus(save)),
  coverIs: (save: number | null): string => (save === null ? said.coverIs : plus(save)),
  models: ({ models, name }: Pick<FighterDraft, 'models' | 'name'>): string => said.models({ models, name }),
  lost: shotUnit,
  left: (models: number): string => (models === 0 ? said.left.none : said.left.some(counted(models, MODEL))),
};
