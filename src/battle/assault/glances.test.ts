import { describe, expect, it } from 'vitest';
import { logByTurn } from '@/battle/describe/log-lines';
import { decide } from '@/battle/log/decide';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { unitOf } from '@/battle/state/army';
import type { FighterDraft } from '@/battle/state/fighters';
import { ORDINARY_WEAPON, type RangedWeapon } from '@/battle/state/shooting';
import { formatFraction } from '@/rules/index';
import { fighters, groupNamed, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, draft, played } from '@/testing/battles/battles';
import { attackOf, attackView, inAttack, roundOf, shot, strikeOf } from '@/testing/battles/shooting';
import { strikeOdds } from '@/testing/battles/strike-odds';
import { battleWords } from '@/words/battle-words';

/*
 * A tank of Horus Heresy 3, armour 13/11/10 and three Hull Points, in Red's army, and a gun of Strength 8 and Damage 2.
 * Against the side: D6 + 8 is 11 on a 3 and more on a 4; a 1 never gets through.
 */
const tank: FighterDraft = fighters({
  side: 'b',
  name: 'Tank',
  target: 'vehicle',
  weaponSkill: 0,
  attacks: 0,
  wounds: 3,
  toughness: null,
  leadership: null,
  armourSave: null,
  armour: { front: 13, side: 11, rear: 10 },
});

function at(weapon: Partial<RangedWeapon> = {}, target: Partial<FighterDraft> = {}, models = 2): Ledger {
  const started = played(
    begun('hh-3'),
    { type: 'addUnits', side: 'b', units: [draft({ name: 'Tank', models: 1, healthPerModel: 3 })] },
    { type: 'openCombat', shotBy: 'a' },
  );
  const unitId = battleOf(started).units[0]?.unit.id ?? expect.fail();
  const gun = fighters({
    name: 'Gun',
    models,
    ranged: { ...ORDINARY_WEAPON, strength: 8, ap: 2, damage: 2, ...weapon },
  });
  return shot(
    started,
    { type: 'addFighters', fighters: [gun, { ...tank, unitId, ...target }] },
    { type: 'turnVehicle', unitKey: keyOf(started, unitId), facing: 'side' },
  );
}

const keyOf = (_: Ledger, unitId: string) => unitId as never;
const armyTank = (ledger: Ledger) => battleOf(ledger).units[0] ?? expect.fail();
const tankKey = (ledger: Ledger) => attackView(ledger).units[1]?.key ?? expect.fail();

function numbersOf(ledger: Ledger) {
  const [strike] = attackView(ledger).ladder.flatMap(({ strikes }) => strikes);
  return strike?.numbers ?? expect.fail();
}

function hit(ledger: Ledger, wounds: { readonly glancing?: number; readonly penetrating?: number }): Ledger {
  const strikeId = strikeOf(ledger, 'Gun');
  const hits = (wounds.glancing ?? 0) + (wounds.penetrating ?? 0);
  return shot(ledger, { type: 'enterHits', strikeId, hits }, { type: 'enterWounds', strikeId, wounds });
}

const rolls = (ledger: Ledger, ...values: readonly number[]) =>
  values.reduce(
    (before, value) =>
      shot(before, { type: 'allocate', unitKey: tankKey(before), step: { do: 'roll', value } }),
    ledger,
  );

const told = (ledger: Ledger) =>
  logByTurn(ledger).flatMap(({ lines }) =>
    lines.map(({ description }) => battleWords.logSentence(description)),
  );

describe('hits on a vehicle where glances give a status', () => {
  it('need a die for each, and a 1 never gets through', () => {
    expect(numbersOf(at()).penetration).toMatchObject({
      facing: 'side',
      glancesOn: 3,
      penetratesOn: 4,
      dice: 1,
    });
    const rear = numbersOf(at({ strength: 10 })).penetration;
    // 1 + 10 would be the armour's 11.
    expect(rear && formatFraction(rear.chances.penetrating)).toBe('5/6');
    expect(rear?.chances.glancing.numerator).toBe(0n);
    expect(numbersOf(at({ strength: 4 })).barrier).toBe('cannotPenetrate');
  });

  it('penetrate where they would glance by Armourbane, and twice the Damage by Melta', () => {
    const bane = numbersOf(at({ rules: ['armourbane'] }));
    expect(bane.kinds).toEqual(['penetrating']);
    expect(bane.penetration && formatFraction(bane.penetration.chances.penetrating)).toBe('2/3');
    const melted = hit(at({ rules: ['melta'] }), { penetrating: 1 });
    const { now } = attackView(melted);
    expect(now.phase === 'allocate' && now.units[0]?.pools).toMatchObject([
      { hit: 'penetrating', damage: 4 },
    ]);
  });

  it('take the Damage off the Hull Points, without armour, and end with what is over', () => {
    const ledger = hit(at({}, { armourSave: 2 }), { penetrating: 2 });
    const { now } = attackView(ledger);
    expect(now.phase === 'allocate' && now.units[0]?.prompt).toMatchObject({ ask: 'takeWound', damage: 2 });
    const first = shot(ledger, { type: 'allocate', unitKey: tankKey(ledger), step: { do: 'takeWound' } });
    const next = attackView(first).now;
    expect(next.phase === 'allocate' && next.units[0]?.prompt).not.toHaveProperty('damage');
    const gone = shot(first, { type: 'allocate', unitKey: tankKey(first), step: { do: 'takeWound' } });
    expect(roundOf(gone).shot?.units).toMatchObject([{ lost: 3, modelsLeft: 0, vehicle: true }]);
  });

  it('are saved by an invulnerable save, a penetrating hit; a glance by none', () => {
    const both = hit(at({}, { invulnerableSave: 5 }), { penetrating: 1, glancing: 1 });
    const { now } = attackView(both);
    expect(now.phase === 'allocate' && now.units[0]?.prompt).toMatchObject({ ask: 'save', need: 5 });
    const saved = rolls(both, 5);
    const glance = attackView(saved).now;
    expect(glance.phase === 'allocate' && glance.units[0]?.prompt).toMatchObject({
      ask: 'glance',
      results: [
        { label: 'Stunned', lost: 0 },
        { label: 'Stunned', lost: 0 },
        { label: 'Pinned', lost: 0 },
        { label: 'Pinned', lost: 0 },
        { label: 'Suppr.', lost: 0 },
        { label: 'Suppr.', lost: 0 },
      ],
    });
  });

  it('give the vehicle a status in its army, and cost a Hull Point where it has it', () => {
    const once = rolls(hit(at(), { glancing: 2 }), 3);
    expect(armyTank(once)).toMatchObject({ statuses: ['pinned'], lost: 0 });
    expect(roundOf(once).groups[1]?.statuses).toEqual(['pinned']);
    const twice = rolls(once, 4);
    expect(armyTank(twice)).toMatchObject({ statuses: ['pinned'], lost: 1 });
    expect(roundOf(twice).shot?.units).toMatchObject([{ lost: 1, statuses: [{ label: 'Pinned' }] }]);
    expect(told(twice)).toContain('Tank: −1 Hull Point, Pinned');
    const undone = played(twice, { type: 'undo' });
    expect(armyTank(undone)).toMatchObject({ statuses: ['pinned'], lost: 0 });
    expect(armyTank(played(undone, { type: 'undo' })).statuses).toBeUndefined();
  });

  it('know what the vehicle was before the attack', () => {
    const before = at();
    const pinned = played(before, {
      type: 'changeStatus',
      unitId: armyTank(before).unit.id,
      status: 'stunned',
      has: true,
    });
    expect(roundOf(pinned).groups[1]?.statuses).toEqual(['stunned']);
    expect(armyTank(rolls(hit(pinned, { glancing: 1 }), 1))).toMatchObject({
      statuses: ['stunned'],
      lost: 1,
    });
  });

  it('have exact odds: two guns at three Hull Points', () => {
    // BS4: 4 of 6 hit; 1 of 6 glances, 3 of 6 penetrate with Damage 2. One shot: 1/3 penetrates, 1/9 glances.
    // Hull Points lost: 0 without a penetrating hit, unless both glance and are alike (a third).
    const odds = strikeOdds(battleOf(at()), attackOf(at()), strikeOf(at(), 'Gun'));
    const none = (2 / 3) ** 2 - (1 / 9) ** 2 / 3;
    expect(odds && Number(odds.lost[0]?.numerator) / Number(odds.lost[0]?.denominator)).toBeCloseTo(none, 12);
    expect(odds && Number(odds.lost[1]?.numerator) / Number(odds.lost[1]?.denominator)).toBeCloseTo(
      (1 / 9) ** 2 / 3,
      12,
    );
  });
});

describe('a vehicle in an assault', () => {
  it('is struck at its rear, and does not strike twice for a status that it got', () => {
    const walker = { ...tank, name: 'Engine', attacks: 2, weaponSkill: 4, initiative: 4, strength: 6 };
    const squad = fighters({ name: 'Squad', models: 3, strength: 8, weaponStrength: 'user', initiative: 4 });
    const ledger = played(begun('hh-3'), inAssault({ type: 'addFighters', fighters: [squad, walker] }));
    const [step] = viewOf(ledger).ladder;
    expect(step?.step).toBe(4);
    expect(step?.strikes[0]?.numbers.penetration).toMatchObject({ facing: 'rear', armour: 10, glancesOn: 2 });
    const ids = step?.strikes.map(({ strike }) => strike.id) ?? [];
    const struck = ids.reduce(
      (before, strikeId, index) =>
        played(
          before,
          inAssault({ type: 'enterHits', strikeId, hits: index === 0 ? 1 : 0 }),
          ...(index === 0 ? [inAssault({ type: 'enterWounds', strikeId, wounds: { glancing: 1 } })] : []),
        ),
      ledger,
    );
    const unitKey = groupNamed(struck, 'Engine') as never;
    const pinned = played(struck, inAssault({ type: 'allocate', unitKey, step: { do: 'roll', value: 4 } }));
    expect(viewOf(pinned).units[1]?.groups[0]?.statuses).toEqual(['pinned']);
    expect(viewOf(pinned).now.phase).toBe('result');
  });
});

describe('a check after a shooting attack', () => {
  const squads = (lost: number) => {
    const started = played(
      begun('hh-3'),
      { type: 'addUnits', side: 'b', units: [draft({ name: 'Mob', models: 8 })] },
      { type: 'openCombat', shotBy: 'a' },
    );
    const unitId = battleOf(started).units[0]?.unit.id ?? expect.fail();
    const gun = fighters({ name: 'Gun', models: 8, ranged: ORDINARY_WEAPON });
    const mob = fighters({ side: 'b', name: 'Mob', models: 8, leadership: 7, armourSave: null, unitId });
    const ready = shot(started, { type: 'addFighters', fighters: [gun, mob] });
    const strikeId = strikeOf(ready, 'Gun');
    return shot(
      ready,
      { type: 'enterHits', strikeId, hits: lost },
      { type: 'enterWounds', strikeId, wounds: { plain: lost } },
      { type: 'allocateTogether', unitKey: unitId as never, saved: 0, discounted: 0, defenderChoice: [] },
    );
  };

  it('is due for a quarter of its models, and a double 6 fails', () => {
    expect(attackView(squads(1)).losers).toEqual([]);
    const [loser] = attackView(squads(2)).losers;
    expect(loser?.check).toMatchObject({ target: 7, naturals: { alwaysPasses: 2, alwaysFails: 12 } });
    expect(loser && formatFraction(loser.check.chance)).toBe('7/12');
  });

  it('routs the unit that fails: its status and its fate', () => {
    const ledger = squads(2);
    const unitKey = attackView(ledger).losers[0]?.unit.key ?? expect.fail();
    const failed = shot(ledger, { type: 'takeMorale', unitKey, way: 'rolled', dice: [4, 4] });
    expect(armyTank(failed)).toMatchObject({ statuses: ['routed'], fate: 'fleeing' });
    const passed = shot(ledger, { type: 'takeMorale', unitKey, way: 'rolled', dice: [1, 1] });
    expect(armyTank(passed).statuses).toBeUndefined();
    expect(unitOf(battleOf(passed), armyTank(passed).unit.id)?.fate).toBe('fighting');
  });

  it('is refused to units that need none', () => {
    const ledger = squads(1);
    const refusal = decide(
      ledger,
      inAttack(ledger, { type: 'takeMorale', unitKey: 'nobody' as never, way: 'said', passed: true }),
    );
    expect(refusal.ok).toBe(false);
  });
});
