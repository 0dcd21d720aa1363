import { type ArmourHit, type ArmourResult, armourOdds, armourResult, type GlanceRules } from './glances';
import type { Penetration } from './vehicles';

const FACES = [1, 2, 3, 4, 5, 6];
/** Above every face of a die: no roll does it. */
const NEVER = FACES.length + 1;

/** What the hit needs against the armour, as one die. */
export function armourPenetration(rules: GlanceRules, hit: ArmourHit): Penetration {
  const on = (result: ArmourResult) =>
    FACES.find((roll) => armourResult(rules, hit, roll) === result) ?? NEVER;
  const { glancing, penetrating } = armourOdds(rules, hit);
  return {
    armour: hit.armour,
    strength: hit.strength,
    dice: 1,
    rending: false,
    haywire: false,
    glancesOn: on('glancing'),
    penetratesOn: on('penetrating'),
    chances: { glancing, penetrating },
  };
}

/** The Damage of a hit that goes through: a melta weapon in range doubles it. */
export function damageThrough({ damage, rules }: Pick<ArmourHit, 'damage' | 'rules'>): number {
  return damage * (rules.includes('melta') ? 2 : 1);
}
