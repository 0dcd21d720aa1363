import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { battleReport } from '@/battle/report/report';
import type { UnitFacts } from '@/battle/state/unit';
import { fighters, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { damaged, nerveScene, withNerve } from '@/testing/battles/nerve';
import { handOverWords } from '@/words/hand-over-words';
import { plainText } from './plain-text';

const told = (ledger: Ledger) => plainText(handOverWords.report.blocks(battleReport(ledger)));

/** A tank and a squad in Red's army. */
const army = (facts: UnitFacts) =>
  played(begun('hh-3'), {
    type: 'addUnits',
    side: 'b',
    units: [
      draft({ name: 'Tank', models: 1, healthPerModel: 12, facts }),
      draft({ name: 'Squad', models: 10 }),
    ],
  });
const idOf = (ledger: Ledger, name: string) =>
  battleOf(ledger).units.find(({ unit }) => unit.name === name)?.unit.id ?? expect.fail();

/** Three Blades at the tank's rear: one hit goes through, and the round is closed. */
function struck(start: Ledger): Ledger {
  const blades = fighters({ name: 'Blades', models: 3, strength: 8, weaponStrength: 'user' });
  const tank = fighters({
    side: 'b',
    name: 'Tank',
    target: 'vehicle',
    weaponSkill: 0,
    attacks: 0,
    wounds: 12,
    toughness: null,
    leadership: null,
    armourSave: null,
    armour: { front: 13, side: 11, rear: 10 },
    unitId: idOf(start, 'Tank'),
  });
  const ready = played(start, inAssault({ type: 'addFighters', fighters: [blades, tank] }));
  const strikeId = viewOf(ready).ladder[0]?.strikes[0]?.strike.id ?? expect.fail();
  const hit = played(
    ready,
    inAssault({ type: 'enterHits', strikeId, hits: 1 }),
    inAssault({ type: 'enterWounds', strikeId, wounds: { penetrating: 1 } }),
  );
  const unitKey = idOf(start, 'Tank') as never;
  return played(hit, inAssault({ type: 'allocate', unitKey, step: { do: 'takeWound' } }), {
    type: 'closeRound',
    combatId: FIRST_COMBAT,
  });
}

describe('the report of what units lost', () => {
  it('counts the Hull Points of a vehicle, and the Wounds of a squad', () => {
    const start = army({ vehicle: true });
    const text = told(
      played(
        start,
        { type: 'changeHealth', unitId: idOf(start, 'Tank'), by: -10 },
        { type: 'changeHealth', unitId: idOf(start, 'Squad'), by: -1 },
      ),
    );
    expect(text).toContain('Tank lost 10 Hull Points: 12 → 2.');
    expect(text).toContain('Squad lost 1 Wound: 10 → 9.');
  });

  it('counts them in a round of an assault, also where only its fighters say that it is a vehicle', () => {
    for (const facts of [{ vehicle: true }, {}]) {
      const text = told(struck(army(facts)));
      expect(text).toContain('Tank lost 1 Hull Point, 11 left.');
      expect(text).not.toMatch(/Tank lost \d+ Wound/);
    }
  });

  it('puts taps on a counter together, and leaves out what was taken back', () => {
    const { ledger, id } = nerveScene(
      [withNerve('Bows', 12)],
      [withNerve('Archers', 12), withNerve('Trolls', 16)],
    );
    const taps = (name: string, ...by: readonly number[]) =>
      by.map((each) => damaged(id(name), each, 'shooting'));
    const text = told(
      played(ledger, ...taps('Archers', 1, 1, 1), ...taps('Trolls', 1, -1), ...taps('Archers', 2)),
    );
    expect(text).toContain('Archers +3 damage (Red · 0 → 3 · by shooting).');
    expect(text).toContain('Archers +2 damage (Red · 3 → 5 · by shooting).');
    expect(text).not.toContain('Trolls +');
  });
});
