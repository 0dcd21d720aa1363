import type { HurtCause } from '@/battle/state/assault-round';
import type {
  CharacterRank,
  FighterDraft,
  FighterSwitches,
  FighterTarget,
  SecondWeapon,
} from '@/battle/state/fighters';
import { assaultFighters as said } from '@/messages/compiled/assault-fighters';
import { number } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import type { Side } from '@/rules/index';
import { side } from '@/words/shared/format';
import { vehicle } from '@/words/vehicle';
import { bookRules as ofBook } from './book-fighters';
import { piercing, plus, rule } from './targets';

const { inWords } = ofBook;

/** Fighters and their profiles. */

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

const STATS: Readonly<Record<StatId, { readonly label: string; readonly name: string }>> = said.heads;

const HULL_POINTS = said.hullPoints;

const heads = (id: StatId, target: FighterTarget) =>
  id === 'wounds' && target === 'vehicle' ? HULL_POINTS : STATS[id];

const SAVE_IDS: readonly StatId[] = ['armourSave', 'invulnerableSave', 'feelNoPain'];

export const stats = {
  ...said.stats,
  label: (id: StatId, target: FighterTarget): string => heads(id, target).label,
  name: (id: StatId, target: FighterTarget): string => heads(id, target).name,
  shown: (id: StatId, value: FighterDraft[StatId]): string => {
    if (value === null) return said.stats.shown.none;
    if (value === 'user') return said.stats.shown.user;
    if (value === 'destroyer') return said.stats.shown.destroyer;
    return SAVE_IDS.includes(id) ? plus(value) : number.format(value);
  },
  read: (name: string, shown: string): string => `${name} ${shown}`,
  setTo: (name: string, shown: string): string => said.stats.setTo({ name, shown }),
};

const SWITCHES: Readonly<Record<keyof FighterSwitches, string>> = said.switches;

const SECOND: Readonly<Record<SecondWeapon, string>> = said.second;

const RANKS: Readonly<Record<CharacterRank, string>> = said.ranks;

const TARGETS: Readonly<Record<FighterTarget, string>> = said.targets;

const weapon = ({ weaponStrength, weaponAp, strength }: FighterDraft): string => {
  if (weaponStrength === 'destroyer') return said.weapon.destroyer(piercing(weaponAp));
  const striking = weaponStrength === 'user' ? strength : weaponStrength;
  return striking === strength && weaponAp === null
    ? ''
    : said.weapon.strikesAt({ striking, weaponAp: piercing(weaponAp) });
};

const saves = ({ armourSave, invulnerableSave, feelNoPain }: FighterDraft): string =>
  [
    armourSave === null ? '' : plus(armourSave),
    invulnerableSave === null ? '' : said.invulnerable(plus(invulnerableSave)),
    feelNoPain === null ? '' : said.painless(plus(feelNoPain)),
  ]
    .filter(Boolean)
    .join(' ');

/** "second weapon · Rending · Fear"; empty if there are none. */
const rulesLine = ({ secondWeapon, rules, bookRules = [], causesFear }: FighterDraft): string =>
  [
    secondWeapon === 'none' ? '' : said.rulesLine.secondWeapon,
    ...rules.map(rule),
    ...bookRules.map(inWords),
    causesFear ? said.rulesLine.causesFear : '',
  ]
    .filter(Boolean)
    .join(' · ');

const shownOrNone = (value: number | null): string => (value === null ? '–' : String(value));

/** "WS4 S4 T4 W1 I4 A1 Ld8 · 3+ · Rending". */
const inOneLine = (draft: FighterDraft): string => {
  const { target } = draft;
  const weaponSkill = String(draft.weaponSkill);
  const strength = String(draft.strength);
  const wounds = String(draft.wounds);
  const initiative = String(draft.initiative);
  const attacks = String(draft.attacks);
  const profile =
    target === 'vehicle'
      ? said.profile.vehicle({ weaponSkill, strength, wounds, initiative, attacks })
      : said.profile.model({
          weaponSkill,
          strength,
          toughness: shownOrNone(draft.toughness),
          wounds,
          initiative,
          attacks,
          leadership: shownOrNone(draft.leadership),
        });
  const armour = draft.armour ? vehicle.inOneLine(draft.armour) : '';
  return [profile, armour, saves(draft), weapon(draft), rulesLine(draft)].filter(Boolean).join(' · ');
};

export const fighters = {
  ...said.fighters,
  title: (which: Side, editing: boolean): string =>
    editing ? said.fighters.title.change(side(which)) : said.fighters.title.add(side(which)),
  ordinaryName: (which: Side): string => said.fighters.ordinaryName(side(which)),
  heading: (models: number, name: string): string => said.fighters.heading({ models, name }),
  inOneLine,
  /** "Tactical Squad: 10 models, W1, Ld8. The list has no more: say the rest." */
  fromList: (draft: FighterDraft, known: readonly StatId[]): string => {
    const facts = known.map((id) => `${stats.label(id, draft.target)}${stats.shown(id, draft[id])}`);
    return said.fromList.rest(
      [said.fromList.named({ name: draft.name, models: draft.models }), ...facts].join(phrases.comma),
    );
  },
  rulesLine,
  switch: (id: keyof FighterSwitches): string => SWITCHES[id],
  secondWeaponIs: (id: SecondWeapon): string => SECOND[id],
  rank: (id: CharacterRank): string => RANKS[id],
  targetIs: (id: FighterTarget): string => TARGETS[id],
  add: (models: number, unit: string | null): string => {
    return unit === null ? said.fighters.add.models(models) : said.fighters.add.toUnit({ models, unit });
  },
  hurt: (because: HurtCause, wounds: number): string =>
    wounds < 0
      ? said.fighters.hurt.giveBack
      : because === 'overwatch'
        ? said.fighters.hurt.overwatch
        : said.fighters.hurt.before,
};
