import type { HurtCause } from '@/battle/state/assault-round';
import type {
  CharacterRank,
  FighterDraft,
  FighterSwitches,
  FighterTarget,
  SecondWeapon,
} from '@/battle/state/fighters';
import { number } from '@/messages/compiled/numbers';
import type { Side } from '@/rules/index';
import { vehicle } from '@/words/vehicle';
import { piercing, plus, rule } from './assault-targets';
import { side } from './format';
import { counted } from './phrases';

/** Fighters and their profiles in English. */

type StatId =
  | 'weaponSkill'
  | 'strength'
  | 'toughness'
  | 'wounds'
  | 'initiative'
  | 'attacks'
  | 'leadership'
  | 'armourSave'
  | 'invulnerableSave'
  | 'feelNoPain'
  | 'weaponStrength'
  | 'weaponAp';

const STATS: Readonly<Record<StatId, { readonly label: string; readonly name: string }>> = {
  weaponSkill: { label: 'WS', name: 'Weapon Skill' },
  strength: { label: 'S', name: 'Strength' },
  toughness: { label: 'T', name: 'Toughness' },
  wounds: { label: 'W', name: 'Wounds' },
  initiative: { label: 'I', name: 'Initiative' },
  attacks: { label: 'A', name: 'Attacks' },
  leadership: { label: 'Ld', name: 'Leadership' },
  armourSave: { label: 'Sv', name: 'Armour save' },
  invulnerableSave: { label: 'Inv', name: 'Invulnerable save' },
  feelNoPain: { label: 'FNP', name: 'Feel No Pain' },
  weaponStrength: { label: 'Wpn S', name: 'Weapon Strength' },
  weaponAp: { label: 'AP', name: 'Weapon AP' },
};

const HULL_POINTS = { label: 'HP', name: 'Hull Points' } as const;

const heads = (id: StatId, target: FighterTarget) =>
  id === 'wounds' && target === 'vehicle' ? HULL_POINTS : STATS[id];

const SAVES: readonly StatId[] = ['armourSave', 'invulnerableSave', 'feelNoPain'];

export const stats = {
  label: (id: StatId, target: FighterTarget): string => heads(id, target).label,
  name: (id: StatId, target: FighterTarget): string => heads(id, target).name,
  shown: (id: StatId, value: FighterDraft[StatId]): string => {
    if (value === null) return '–';
    if (value === 'user') return 'own';
    if (value === 'destroyer') return 'D';
    return SAVES.includes(id) ? plus(value) : number.format(value);
  },
  read: (name: string, shown: string): string => `${name} ${shown}`,
  values: (name: string): string => `Set ${name}`,
  setTo: (name: string, shown: string): string => `Set ${name} to ${shown}`,
};

const SWITCHES: Readonly<Record<keyof FighterSwitches, string>> = {
  charged: 'Charged',
  disorderedCharge: 'Disordered charge',
  failedFear: 'Failed Fear',
  blind: 'Blind',
};

const SECOND: Readonly<Record<SecondWeapon, string>> = {
  none: 'None',
  ordinary: 'Yes',
  specialist: 'Specialist',
};

const RANKS: Readonly<Record<CharacterRank, string>> = {
  none: 'No',
  character: 'Character',
  independentCharacter: 'Independent',
};

const TARGETS: Readonly<Record<FighterTarget, string>> = { model: 'Models', vehicle: 'Vehicle or building' };

const weapon = ({ weaponStrength, weaponAp, strength }: FighterDraft): string => {
  if (weaponStrength === 'destroyer') return `Destroyer ${piercing(weaponAp)}`;
  const striking = weaponStrength === 'user' ? strength : weaponStrength;
  return striking === strength && weaponAp === null
    ? ''
    : `strikes at S${number.format(striking)} ${piercing(weaponAp)}`;
};

const saves = ({ armourSave, invulnerableSave, feelNoPain }: FighterDraft): string =>
  [
    armourSave === null ? '' : plus(armourSave),
    invulnerableSave === null ? '' : `${plus(invulnerableSave)} inv`,
    feelNoPain === null ? '' : `FNP ${plus(feelNoPain)}`,
  ]
    .filter(Boolean)
    .join(' ');

/** "second weapon · Rending · Fear"; empty if there are none. */
const rulesLine = ({ secondWeapon, rules, causesFear }: FighterDraft): string =>
  [secondWeapon === 'none' ? '' : 'second weapon', ...rules.map(rule), causesFear ? 'Fear' : '']
    .filter(Boolean)
    .join(' · ');

/** "WS4 S4 T4 W1 I4 A1 Ld8 · 3+ · Rending". */
const inOneLine = (draft: FighterDraft): string => {
  const { target } = draft;
  const profile =
    target === 'vehicle'
      ? `WS${draft.weaponSkill} S${draft.strength} HP${draft.wounds} I${draft.initiative} A${draft.attacks}`
      : `WS${draft.weaponSkill} S${draft.strength} T${draft.toughness ?? '–'} W${draft.wounds} I${draft.initiative} A${draft.attacks} Ld${draft.leadership ?? '–'}`;
  const armour = draft.armour ? vehicle.inOneLine(draft.armour) : '';
  return [profile, armour, saves(draft), weapon(draft), rulesLine(draft)].filter(Boolean).join(' · ');
};

export const fighters = {
  title: (which: Side, editing: boolean): string =>
    editing ? `${side(which)}: change fighters` : `${side(which)}: new fighters`,
  ordinaryName: (which: Side): string => `${side(which)} squad`,
  heading: (models: number, name: string): string => `${number.format(models)} × ${name}`,
  inOneLine,
  /** "Tactical Squad: 10 models, W1, Ld8. The list has no more: say the rest." */
  fromList: (draft: FighterDraft, known: readonly StatId[]): string => {
    const facts = known.map((id) => `${stats.label(id, draft.target)}${stats.shown(id, draft[id])}`);
    const some = counted(draft.models, { one: 'model', other: 'models' });
    return `${[`${draft.name}: ${some}`, ...facts].join(', ')}. The list has no more: say the rest.`;
  },
  rulesLine,
  name: 'Name',
  models: 'Models',
  profile: 'Profile and weapon',
  thisRound: 'This round',
  switch: (id: keyof FighterSwitches): string => SWITCHES[id],
  secondWeapon: 'Second weapon',
  secondWeaponIs: (id: SecondWeapon): string => SECOND[id],
  rules: 'Special rules',
  causesFear: 'Causes Fear',
  poisoned: 'Poisoned',
  character: 'Character (Look Out, Sir)',
  rank: (id: CharacterRank): string => RANKS[id],
  target: 'What they are',
  targetIs: (id: FighterTarget): string => TARGETS[id],
  add: (models: number, unit: string | null): string => {
    const some = counted(models, { one: 'model', other: 'models' });
    return unit === null ? `Add ${some}` : `Add ${some} to ${unit}`;
  },
  hurtTitle: (left: number): string => `${counted(left, { one: 'Wound', other: 'Wounds' })} left`,
  hurt: (because: HurtCause, wounds: number): string =>
    wounds < 0 ? 'Give back 1' : because === 'overwatch' ? 'Overwatch −1' : 'Lost before (shooting) −1',
  remove: 'Remove',
};
