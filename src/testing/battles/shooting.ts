import type { AssaultIntent } from '@/battle/assault/decide/intent';
import { assaultView } from '@/battle/assault/standing/assault-now';
import type { AssaultView } from '@/battle/assault/standing/view';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { type AssaultRound, assaultOf } from '@/battle/state/assault-round';
import { type Combat, latestRound } from '@/battle/state/combat';
import type { FighterDraft } from '@/battle/state/fighters';
import type { GroupId } from '@/battle/state/ids';
import { ORDINARY_WEAPON, type RangedWeapon } from '@/battle/state/shooting';
import type { Side } from '@/rules/index';
import { fighters } from './assaults';
import { begun, draft, played } from './battles';

type WithoutCombat<One> = One extends { readonly combatId: unknown } ? Omit<One, 'combatId'> : never;

/** The shooting attack that was opened last. Throws where there is none. */
export function attackOf(ledger: Ledger): Combat {
  const attack = battleOf(ledger).combats.findLast(({ shotBy }) => shotBy !== undefined);
  if (!attack) throw new Error('Nobody has shot');
  return attack;
}

/** The intent in the shooting attack that was opened last. */
export function inAttack(ledger: Ledger, intent: WithoutCombat<AssaultIntent>): Intent {
  return { ...intent, combatId: attackOf(ledger).id } as Intent;
}

/** The battle after these gestures in the shooting attack that was opened last. */
export function shot(ledger: Ledger, ...intents: readonly WithoutCombat<AssaultIntent>[]): Ledger {
  return intents.reduce((before, intent) => played(before, inAttack(before, intent)), ledger);
}

/** What is fought in the last attack, and what the screen shows of it. */
export function roundOf(ledger: Ledger): AssaultRound {
  const round = latestRound(attackOf(ledger));
  if (!round) throw new Error('The attack has not begun');
  return assaultOf(round);
}

export function attackView(ledger: Ledger): AssaultView {
  const view = assaultView(battleOf(ledger), attackOf(ledger));
  if (!view) throw new Error('The attack cannot be shown');
  return view;
}

/** The id of the group of that name in the last attack. */
export function shotGroup(ledger: Ledger, name: string): GroupId {
  const group = roundOf(ledger).groups.find((candidate) => candidate.name === name);
  if (!group) throw new Error(`No group is called "${name}"`);
  return group.id;
}

/** A group with something to shoot with. */
export function shooters(weapon: Partial<RangedWeapon>, entered: Partial<FighterDraft> = {}): FighterDraft {
  return fighters({ models: 5, ...entered, ranged: { ...ORDINARY_WEAPON, ...weapon } });
}

/** Blue's squad of five and Red's mob of ten in the armies; nobody shoots yet. */
export function withSquads(): Ledger {
  return played(
    begun('hh-1'),
    { type: 'addUnits', side: 'a', units: [draft({ name: 'Squad', models: 5, pointCost: 100 })] },
    { type: 'addUnits', side: 'b', units: [draft({ name: 'Mob', models: 10, pointCost: 60 })] },
  );
}

/** An attack of the squad on the mob: one after the other of the same game may be opened. */
export function attack(
  before: Ledger,
  squad: readonly FighterDraft[],
  mob: Partial<FighterDraft> = {},
  by: Side = 'a',
): Ledger {
  const opened = played(before, { type: 'openCombat', shotBy: by });
  const { units } = battleOf(opened);
  const idOf = (name: string) => units.find(({ unit }) => unit.name === name)?.unit.id ?? null;
  const target = fighters({ side: 'b', name: 'Mob', models: 10, leadership: 7, unitId: idOf('Mob'), ...mob });
  return shot(opened, {
    type: 'addFighters',
    fighters: [...squad.map((group) => ({ ...group, unitId: idOf('Squad') })), target],
  });
}

/** So many of the group's shots wound, and none of these Wounds is saved. */
export function shotDown(ledger: Ledger, name: string, wounds: number, saved = 0): Ledger {
  const strikeId = strikeOf(ledger, name);
  const wounded = shot(
    ledger,
    { type: 'enterHits', strikeId, hits: wounds },
    { type: 'enterWounds', strikeId, wounds: { plain: wounds } },
  );
  return shot(wounded, {
    type: 'allocateTogether',
    unitKey: roundOf(wounded).strikes.at(-1)?.target ?? expectTarget(),
    saved,
    discounted: 0,
    defenderChoice: [],
  });
}

/** The id of the group's strike that is shown now. */
export function strikeOf(ledger: Ledger, name: string) {
  const { now } = attackView(ledger);
  const strikes = now.phase === 'strike' ? now.step.strikes : [];
  const found = strikes.find(({ group }) => group.name === name);
  if (!found) throw new Error(`${name} does not shoot now`);
  return found.strike.id;
}

function expectTarget(): never {
  throw new Error('Nobody was shot at');
}
