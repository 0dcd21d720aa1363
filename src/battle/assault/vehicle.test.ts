import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { FighterDraft } from '@/battle/state/fighters';
import { ORDINARY_WEAPON, type RangedWeapon } from '@/battle/state/shooting';
import { formatFraction } from '@/rules/index';
import { fighters, groupNamed, inAssault, viewOf, woundsLeft } from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { attackOf, attackView, roundOf, shot, strikeOf } from '@/testing/battles/shooting';
import { strikeOdds } from '@/testing/battles/strike-odds';

const tank: FighterDraft = fighters({
  side: 'b',
  name: 'Tank',
  target: 'vehicle',
  weaponSkill: 1,
  attacks: 0,
  wounds: 3,
  armour: { front: 13, side: 11, rear: 10 },
});

function at(weapon: Partial<RangedWeapon>, target: Partial<FighterDraft> = {}, models = 1): Ledger {
  const opened = played(begun('hh-1'), { type: 'openCombat', shotBy: 'a' });
  const gun = fighters({
    name: 'Gun',
    models,
    ranged: { ...ORDINARY_WEAPON, strength: 8, ap: 2, ...weapon },
  });
  return shot(opened, { type: 'addFighters', fighters: [gun, { ...tank, ...target }] });
}

const keyOf = (ledger: Ledger) => attackView(ledger).units[1]?.key ?? expect.fail();

function numbersOf(ledger: Ledger) {
  const [strike] = attackView(ledger).ladder.flatMap(({ strikes }) => strikes);
  return strike?.numbers ?? expect.fail();
}

/** The numbers of hits that glance and that penetrate. A tank in the open has no save. */
function hit(ledger: Ledger, wounds: { readonly glancing?: number; readonly penetrating?: number }): Ledger {
  const strikeId = strikeOf(ledger, 'Gun');
  const hits = (wounds.glancing ?? 0) + (wounds.penetrating ?? 0);
  return shot(ledger, { type: 'enterHits', strikeId, hits }, { type: 'enterWounds', strikeId, wounds });
}

describe('a vehicle that is shot at', () => {
  it('is hit on the side where the attackers stand', () => {
    const ledger = at({});
    expect(numbersOf(ledger).penetration).toMatchObject({
      facing: 'front',
      armour: 13,
      glancesOn: 5,
      penetratesOn: 6,
    });
    const turned = shot(ledger, { type: 'turnVehicle', unitKey: keyOf(ledger), facing: 'rear' });
    expect(numbersOf(turned).penetration).toMatchObject({
      facing: 'rear',
      armour: 10,
      glancesOn: 2,
      penetratesOn: 3,
    });
    expect(numbersOf(turned).kinds).toEqual(['glancing', 'penetrating']);
  });

  it('is not hurt by hits that cannot penetrate', () => {
    expect(numbersOf(at({ strength: 6 })).barrier).toBe('cannotPenetrate');
    expect(numbersOf(at({ strength: 7 })).kinds).toEqual(['glancing']);
    const { armour: _, ...unknown } = tank;
    const opened = played(begun('hh-1'), { type: 'openCombat', shotBy: 'a' });
    const gun = fighters({ name: 'Gun', ranged: { ...ORDINARY_WEAPON, strength: 8 } });
    const unarmoured = shot(opened, { type: 'addFighters', fighters: [gun, unknown] });
    expect(numbersOf(unarmoured).barrier).toBe('onlyDestroyerHurtsVehicles');
  });

  it('loses a Hull Point to a hit that glances, without a roll', () => {
    const glanced = hit(at({}), { glancing: 1 });
    const { now } = attackView(glanced);
    expect(now.phase === 'allocate' && now.units[0]?.prompt.ask).toBe('takeWound');
    const done = shot(glanced, { type: 'allocate', unitKey: keyOf(glanced), step: { do: 'takeWound' } });
    expect(roundOf(done).shot).toMatchObject({ units: [{ lost: 1, modelsLeft: 1, vehicle: true }] });
    expect(roundOf(done).shot?.units[0]).not.toHaveProperty('damage');
  });

  it('rolls on the damage table when it is penetrated, with the modifier of the AP', () => {
    const penetrated = hit(at({}), { penetrating: 1 });
    const { now } = attackView(penetrated);
    expect(now.phase === 'allocate' && now.units[0]?.prompt).toMatchObject({
      ask: 'damage',
      modifier: 1,
      results: ['crewShaken', 'crewShaken', 'crewStunned', 'weaponDestroyed', 'immobilised', 'explodes'],
    });
    const stunned = shot(penetrated, {
      type: 'allocate',
      unitKey: keyOf(penetrated),
      step: { do: 'roll', value: 3 },
    });
    expect(roundOf(stunned).shot).toMatchObject({
      units: [{ vehicle: true, lost: 1, modelsLeft: 1, damage: ['crewStunned'], tests: false }],
    });
    expect(attackOf(stunned).ended).toBe(true);
  });

  it('explodes with whatever Hull Points it has', () => {
    const penetrated = hit(at({ shots: 2 }), { penetrating: 2 });
    const gone = shot(penetrated, {
      type: 'allocate',
      unitKey: keyOf(penetrated),
      step: { do: 'roll', value: 6 },
    });
    expect(roundOf(gone).shot).toMatchObject({ units: [{ lost: 3, modelsLeft: 0, damage: ['explodes'] }] });
  });

  it('is wrecked by its last Hull Point', () => {
    const penetrated = hit(at({ shots: 3, ap: 4 }), { penetrating: 3 });
    const wrecked = shot(penetrated, { type: 'rollAllocation', unitKey: keyOf(penetrated), dice: [1, 2, 3] });
    expect(roundOf(wrecked).shot).toMatchObject({
      units: [{ lost: 3, modelsLeft: 0, damage: ['crewShaken', 'crewShaken', 'crewShaken'] }],
    });
  });

  it('takes its cover save before the roll on the table', () => {
    const covered = hit(at({}, { coverSave: 4 }), { penetrating: 1 });
    const saved = shot(covered, {
      type: 'allocate',
      unitKey: keyOf(covered),
      step: { do: 'roll', value: 4 },
    });
    expect(roundOf(saved).shot).toMatchObject({ units: [{ lost: 0, modelsLeft: 1 }] });
  });

  it('has its dice rolled in order: two for Armourbane, and a D3 after a 6 that rends', () => {
    const bane = at({ shots: 2, rules: ['armourbane'], strength: 6 });
    const strikeId = strikeOf(bane, 'Gun');
    const rolled = shot(
      bane,
      { type: 'enterHits', strikeId, hits: 2 },
      { type: 'rollWounds', strikeId, dice: [3, 4, 4, 4, 6, 6] },
    );
    expect(roundOf(rolled).strikes[0]?.wounds).toEqual({
      counts: { glancing: 1, penetrating: 1 },
      rolled: [3, 4, 4, 4],
    });
    const rending = at({ shots: 2, rules: ['rending'], strength: 5 });
    const other = strikeOf(rending, 'Gun');
    const torn = shot(
      rending,
      { type: 'enterHits', strikeId: other, hits: 2 },
      { type: 'rollWounds', strikeId: other, dice: [6, 4, 5, 1] },
    );
    expect(roundOf(torn).strikes[0]?.wounds).toEqual({ counts: { glancing: 1 }, rolled: [6, 4, 5] });
  });

  it('has exact odds, with those of an explosion', () => {
    const ledger = at({ ap: 1, ballisticSkill: 4 });
    const odds = strikeOdds(battleOf(ledger), attackOf(ledger), strikeOf(ledger, 'Gun'));
    // Two thirds hit. One sixth of these glance and one sixth penetrate; of the latter one third (5 or 6,
    // with 2 added for AP1) explode.
    expect(odds && formatFraction(odds.killsOne)).toBe('1/27');
    expect(odds && formatFraction(odds.expectedLost)).toBe('8/27');
  });
});

describe('a vehicle in close combat', () => {
  const struck = (armour: FighterDraft['armour'] & object) =>
    played(
      begun('hh-1'),
      inAssault({
        type: 'addFighters',
        fighters: [
          fighters({ name: 'Fists', models: 3, weaponStrength: 8, weaponAp: 2 }),
          { ...tank, armour },
        ],
      }),
    );

  it('is struck at its rear, a walker at its front, on 3+ as of Weapon Skill 1', () => {
    const numbers = (ledger: Ledger) => viewOf(ledger).ladder[0]?.strikes[0]?.numbers;
    expect(numbers(struck({ front: 13, side: 11, rear: 10 }))).toMatchObject({
      hit: 3,
      penetration: { facing: 'rear', armour: 10 },
    });
    expect(numbers(struck({ front: 12, side: 12, rear: 10, walker: true }))).toMatchObject({
      penetration: { facing: 'front', armour: 12 },
    });
  });

  it('loses Hull Points that count in the result, and does not test', () => {
    const ledger = struck({ front: 13, side: 11, rear: 10, openTopped: true });
    const strikeId = groupNamed(ledger, 'Fists');
    const penetrated = played(
      ledger,
      inAssault({ type: 'enterHits', strikeId, hits: 2 }),
      inAssault({ type: 'enterWounds', strikeId, wounds: { penetrating: 1, glancing: 1 } }),
    );
    const unitKey = groupNamed(ledger, 'Tank');
    const { now } = viewOf(penetrated);
    const pools = now.phase === 'allocate' ? (now.units[0]?.order ?? []) : [];
    const done = played(
      penetrated,
      inAssault({ type: 'orderPools', unitKey, order: [...pools].reverse() }),
      inAssault({ type: 'rollAllocation', unitKey, dice: [1, 1, 1] }),
    );
    expect(woundsLeft(done, 'Tank')).toEqual([1]);
    const closed = played(done, { type: 'closeRound', combatId: FIRST_COMBAT });
    expect(viewOf(closed).result).toMatchObject({ winner: 'a', a: { score: 2 } });
    expect(viewOf(closed).losers).toEqual([]);
  });
});

it('Hull Points are never below 0 nor above the start, whatever is rolled', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom(1, 2, 4, null),
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 40, maxLength: 40 }),
      fc.constantFrom<readonly ('armourbane' | 'rending' | 'haywire' | 'lance')[]>(
        ['armourbane'],
        ['rending'],
        ['haywire'],
        ['lance'],
      ),
      (wounds, shots, ap, dice, rules) => {
        const ledger = at({ shots, ap, rules, ballisticSkill: 10 }, { wounds, invulnerableSave: 5 });
        const strikeId = strikeOf(ledger, 'Gun');
        const through = shot(
          ledger,
          { type: 'enterHits', strikeId, hits: shots },
          { type: 'rollWounds', strikeId, dice },
        );
        const unitKey = keyOf(through);
        let after = through;
        for (let tries = 0; tries < 5 && !roundOf(after).shot; tries += 1) {
          const { now } = attackView(after);
          const waiting = now.phase === 'allocate' ? now.units[0] : undefined;
          if (waiting?.prompt.ask === 'choosePool') {
            after = shot(after, { type: 'orderPools', unitKey, order: [...waiting.order].reverse() });
          }
          after = shot(after, { type: 'rollAllocation', unitKey, dice });
        }
        const left = roundOf(after).groups.find(({ name }) => name === 'Tank')?.woundsLeft[0] ?? -1;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(wounds);
        expect(roundOf(after).shot).toMatchObject({ units: [{ lost: wounds - left }] });
      },
    ),
    { numRuns: 40 },
  );
});
