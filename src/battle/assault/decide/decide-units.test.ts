import { describe, expect, it } from 'vitest';
import { logByTurn } from '@/battle/describe/log-lines';
import { correctionQuestion } from '@/battle/log/correction-question';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { fateOf } from '@/battle/state/army';
import type { FighterDraft } from '@/battle/state/fighters';
import { assaultNow, fighters, groupNamed, inAssault, viewOf, woundsOn } from '@/testing/battles/assaults';
import { begun, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { battleWords } from '@/words/battle-words';

const add = (...groups: readonly Partial<FighterDraft>[]) =>
  ({ type: 'addFighters', combatId: FIRST_COMBAT, fighters: groups.map(fighters) }) as const;

const met = played(
  begun('hh-1'),
  add(
    { name: 'Squad', models: 5 },
    { name: 'Sergeant', character: 'character' },
    { side: 'b', name: 'Mob', models: 5, initiative: 1 },
    { side: 'b', name: 'Walker', target: 'vehicle', attacks: 0 },
  ),
);
const keyOf = (name: string) => groupNamed(met, name);
const merge = (name: string, into: string): Intent =>
  inAssault({ type: 'mergeUnits', unitKey: keyOf(name), into: keyOf(into) });
const split = (name: string): Intent => inAssault({ type: 'splitGroup', groupId: keyOf(name) });
const together = played(met, merge('Sergeant', 'Squad'));

const units = (ledger: Ledger) =>
  viewOf(ledger).units.map(({ name, groups }) => `${name}: ${groups.map((group) => group.name).join(', ')}`);

function code(ledger: Ledger, intent: Intent): string {
  const decision = decide(ledger, intent);
  return decision.ok ? 'accepted' : decision.refusal.code;
}

const told = (ledger: Ledger) =>
  logByTurn(ledger)
    .flatMap(({ lines }) => lines)
    .map(({ description }) => battleWords.logSentence(description));

describe('units put together', () => {
  it('become one unit with the name of the joined one, and are struck as one', () => {
    expect(units(met)).toEqual(['Squad: Squad', 'Sergeant: Sergeant', 'Mob: Mob', 'Walker: Walker']);
    expect(units(together)).toEqual(['Squad: Squad, Sergeant', 'Mob: Mob', 'Walker: Walker']);
    const struck = played(
      together,
      inAssault({ type: 'enterHits', strikeId: keyOf('Squad'), hits: 0 }),
      inAssault({ type: 'enterHits', strikeId: keyOf('Sergeant'), hits: 0 }),
      inAssault({ type: 'enterHits', strikeId: keyOf('Mob'), hits: 1 }),
      inAssault({ type: 'enterWounds', strikeId: keyOf('Mob'), wounds: { plain: 1 } }),
    );
    expect(woundsOn(struck, 'Squad').unit.modelsLeft).toBe(6);
  });

  it('keep the name of the unit when its first group is renamed', () => {
    const to = fighters({ name: 'Troopers', models: 5 });
    const renamed = played(together, inAssault({ type: 'changeFighters', groupId: keyOf('Squad'), to }));
    expect(units(renamed)[0]).toBe('Squad: Troopers, Sergeant');
  });

  it('are shown in the log as one joining the other', () => {
    expect(told(together).at(-1)).toBe('Sergeant joins Squad');
    expect(told(played(together, split('Sergeant'))).at(-1)).toBe('Sergeant leaves Squad');
    const named = inAssault({ type: 'changeUnit', unitKey: keyOf('Squad'), to: { unitName: 'First Squad' } });
    expect(told(played(together, named)).at(-1)).toBe('Squad is called First Squad');
  });

  it('must be of one side, and not mix vehicles and models', () => {
    expect(code(met, merge('Sergeant', 'Mob'))).toBe('mixedUnit');
    expect(code(met, merge('Walker', 'Mob'))).toBe('mixedUnit');
    expect(code(met, merge('Squad', 'Squad'))).toBe('nothingChanged');
    expect(code(met, inAssault({ type: 'mergeUnits', unitKey: keyOf('Squad'), into: 'none' }))).toBe(
      'noSuchGroup',
    );
  });

  it('cannot be joined while blows of the step are entered, but can between the rounds', () => {
    const blow = played(met, inAssault({ type: 'enterHits', strikeId: keyOf('Squad'), hits: 1 }));
    expect(code(blow, merge('Sergeant', 'Squad'))).toBe('stepUnderWay');
    expect(code(blow, split('Squad'))).toBe('stepUnderWay');
    const secondRound = played(
      met,
      { type: 'closeRound', combatId: FIRST_COMBAT },
      { type: 'beginRound', combatId: FIRST_COMBAT },
      merge('Sergeant', 'Squad'),
    );
    expect(units(secondRound)[0]).toBe('Squad: Squad, Sergeant');
  });

  it('share their fate: the character of the armies runs with the squad', () => {
    const listed = played(begun('hh-1'), {
      type: 'addUnits',
      side: 'a',
      units: [draft({ name: 'Squad', models: 5 }), draft({ name: 'Praetor', marks: ['character'] })],
    });
    const [squad, praetor] = battleOf(listed).units.map(({ unit }) => unit.id);
    const joined = played(
      listed,
      add(
        { name: 'Praetor', unitId: praetor ?? null },
        { name: 'Squad', models: 5, unitId: squad ?? null },
        { side: 'b', name: 'Mob', models: 5 },
      ),
      inAssault({ type: 'mergeUnits', unitKey: praetor ?? '', into: squad ?? '' }),
    );
    expect(viewOf(joined).units[0]).toMatchObject({ name: 'Squad', unitId: squad });
    const ran = played(
      joined,
      inAssault({ type: 'enterHits', strikeId: groupNamed(joined, 'Praetor'), hits: 0 }),
      inAssault({ type: 'enterHits', strikeId: groupNamed(joined, 'Squad'), hits: 0 }),
      inAssault({ type: 'enterHits', strikeId: groupNamed(joined, 'Mob'), hits: 1 }),
      inAssault({ type: 'enterWounds', strikeId: groupNamed(joined, 'Mob'), wounds: { plain: 1 } }),
      inAssault({
        type: 'allocateTogether',
        unitKey: squad ?? '',
        saved: 0,
        discounted: 0,
        defenderChoice: [`${groupNamed(joined, 'Squad')}.1`],
      }),
      { type: 'closeRound', combatId: FIRST_COMBAT },
      inAssault({ type: 'takeMorale', unitKey: squad ?? '', way: 'said', passed: false }),
    );
    expect(battleOf(ran).units.map(fateOf)).toEqual(['fleeing', 'fleeing']);
  });
});

describe('a group that is split off', () => {
  it('is a unit of its own, whichever of them gave the unit its key', () => {
    expect(units(played(together, split('Sergeant')))).toEqual([
      'Squad: Squad',
      'Sergeant: Sergeant',
      'Mob: Mob',
      'Walker: Walker',
    ]);
    const named = played(
      together,
      inAssault({ type: 'changeUnit', unitKey: keyOf('Squad'), to: { unitName: 'First' } }),
      split('Squad'),
    );
    expect(units(named).slice(0, 2)).toEqual(['Squad: Squad', 'First: Sergeant']);
    expect(new Set(viewOf(named).units.map(({ key }) => key)).size).toBe(4);
    expect(code(met, split('Squad'))).toBe('nothingChanged');
  });
});

describe('all groups of a unit', () => {
  const charge = inAssault({ type: 'changeUnit', unitKey: keyOf('Squad'), to: { charged: true } });

  it('charge at one tap', () => {
    const charged = played(together, charge);
    expect(assaultNow(charged).groups.map((group) => group.charged)).toEqual([true, true, false, false]);
    expect(charged.entries.at(-1)?.events).toHaveLength(2);
    expect(code(charged, charge)).toBe('nothingChanged');
    expect(told(charged).at(-1)).toBe('Squad changed');
  });

  it('join as one unit of that name if the gesture says so', () => {
    const came = played(
      begun('hh-1'),
      inAssault({
        type: 'addFighters',
        asUnit: 'Veterans',
        fighters: [fighters({ name: 'Veteran', models: 9 }), fighters({ name: 'Sergeant' })],
      }),
    );
    expect(units(came)).toEqual(['Veterans: Veteran, Sergeant']);
  });

  it('are shown under a name with letters, forty at most', () => {
    const call = (unitName: string) =>
      code(met, inAssault({ type: 'changeUnit', unitKey: keyOf('Squad'), to: { unitName } }));
    expect(call(' ')).toBe('fighterNameMissing');
    expect(call('x'.repeat(41))).toBe('fighterNameTooLong');
    expect(call('x'.repeat(40))).toBe('accepted');
  });
});

describe('a correction of it', () => {
  it('offers no number of models: it can only be taken back', () => {
    const ask = (ledger: Ledger) => {
      const entry = ledger.entries.at(-1);
      return entry ? correctionQuestion(ledger, [entry.seq]) : undefined;
    };
    const charge = inAssault({ type: 'changeUnit', unitKey: keyOf('Squad'), to: { charged: true } });
    for (const ledger of [together, played(together, split('Squad')), played(together, charge)]) {
      expect(ask(ledger)).toEqual({ kind: 'never' });
    }
    expect(ask(met)).toMatchObject({ kind: 'models' });
  });
});

describe('a correction before it', () => {
  it('leaves units joined, split, and charging as entered', () => {
    const added = met.entries.at(-1)?.seq ?? 0;
    const end = played(
      together,
      inAssault({ type: 'changeUnit', unitKey: keyOf('Squad'), to: { charged: true } }),
      inAssault({ type: 'changeUnit', unitKey: keyOf('Squad'), to: { unitName: 'First' } }),
      split('Sergeant'),
    );
    const corrected = played(end, {
      type: 'correctEntries',
      seqs: [added],
      instead: add(
        { name: 'Squad', models: 7 },
        { name: 'Sergeant', character: 'character' },
        { side: 'b', name: 'Mob', models: 5, initiative: 1 },
        { side: 'b', name: 'Walker', target: 'vehicle' },
      ),
    });
    expect(viewOf(corrected).units.map(({ name, modelsLeft }) => `${modelsLeft} ${name}`)).toEqual([
      '7 First',
      '1 Sergeant',
      '5 Mob',
      '1 Walker',
    ]);
    expect(assaultNow(corrected).groups.map((group) => group.charged)).toEqual([true, true, false, false]);
  });
});
