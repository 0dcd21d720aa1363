import type { FighterDraft } from '@/battle/state/fighters';
import type { RangedWeapon } from '@/battle/state/shooting';
import { number } from '@/messages/compiled/numbers';
import { otherSide, type Side } from '@/rules/index';
import { GETS_HOT, piercing, plus, rule } from './assault-targets';
import { side, sideBySide } from './format';
import { counted } from './phrases';
import { shotUnit } from './shot-units';

/** A shooting attack in English. */

const SHOT = { one: 'shot', other: 'shots' } as const;
const MODEL = { one: 'model', other: 'models' } as const;

const strength = (value: RangedWeapon['strength']): string =>
  value === 'destroyer' ? 'Destroyer' : `S${number.format(value)}`;

/** "BS4 · 2 shots · S4 AP5 · Rending". */
const weapon = ({ ballisticSkill, shots, strength: value, ap, rules, getsHot }: RangedWeapon): string =>
  [
    `BS${number.format(ballisticSkill)}`,
    `${counted(shots, SHOT)} each`,
    `${strength(value)} ${piercing(ap)}`,
    ...rules.map(rule),
    ...(getsHot ? [GETS_HOT] : []),
  ].join(' · ');

const SHOWN: Readonly<
  Record<Exclude<keyof RangedWeapon, 'rules' | 'getsHot'>, readonly [label: string, name: string]>
> = {
  ballisticSkill: ['BS', 'Ballistic Skill'],
  shots: ['Shots', 'Shots of each model'],
  strength: ['S', 'Strength of the shots'],
  ap: ['AP', 'AP of the shots'],
};

export const shooting = {
  title: 'Shooting attack',
  shooter: (which: Side): string => `${side(which)} shoots`,
  target: (which: Side): string => `${side(which)} is shot at`,
  /** "Blue shoots · Red is shot at". */
  sides: (shooter: Side): string =>
    sideBySide([`${side(shooter)} shoots`, `${side(otherSide(shooter))} is shot at`]),
  pickShooter: 'Who shoots?',
  pickTarget: 'At whom?',
  begin: 'Shoot',
  nobody: 'Nobody can shoot yet',
  end: 'End the attack',
  weapon,
  unarmed: 'Does not shoot. Tap to give it a weapon.',
  weaponOf: (name: string): string => `What ${name} shoots with`,
  stat: (id: keyof typeof SHOWN): { readonly label: string; readonly name: string } => {
    const [label, name] = SHOWN[id];
    return { label, name };
  },
  statShown: (id: keyof typeof SHOWN, value: number | string | null): string => {
    if (value === null) return '–';
    if (value === 'destroyer') return 'D';
    return id === 'ballisticSkill' && value === 0 ? '–' : String(value);
  },
  rules: 'Rules of the shots',
  getsHot: GETS_HOT,
  snapShots: 'Snap Shots',
  another: 'Another weapon in this unit',
  profile: 'Profile',
  otherFirst: 'Another weapon first',
  cover: 'Cover save',
  coverOf: (unit: string): string => `Cover of ${unit}`,
  coverNow: (save: number | null): string => (save === null ? 'No cover' : `Cover ${plus(save)}`),
  coverIs: (save: number | null): string => (save === null ? 'No' : plus(save)),
  models: ({ models, name }: Pick<FighterDraft, 'models' | 'name'>): string =>
    `${number.format(models)} × ${name}`,
  ended: 'The attack is settled',
  lost: shotUnit,
  morale:
    'Morale check for the models lost in this phase. More fire may come first: open the next attack, and come back.',
  left: (models: number): string => (models === 0 ? 'none left' : `${counted(models, MODEL)} left`),
};
