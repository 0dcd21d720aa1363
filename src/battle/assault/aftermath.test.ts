import { describe, expect, it } from 'vitest';
import { unitTestOf } from '@/battle/assault/standing/losers';
import { strikeIdOf } from '@/battle/assault/standing/strikes';
import { battleTotals } from '@/battle/cards/battle-totals';
import { cardOf } from '@/battle/cards/card-of';
import { logByTurn } from '@/battle/describe/log-lines';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { fateOf, healthOf } from '@/battle/state/army';
import { boundBy, foughtCombats, isOver } from '@/battle/state/combat-over';
import { titleOf } from '@/battle/state/engaged';
import type { FighterDraft } from '@/battle/state/fighters';
import { combatId, unitKey } from '@/battle/state/ids';
import { nextStep } from '@/battle/state/next-step';
import { formatFraction } from '@/rules/index';
import { assaultNow, fighters, groupNamed, inAssault, viewOf, woundsLeft } from '@/testing/battles/assaults';
import { answered, begun, draft, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { strikeOdds } from '@/testing/battles/strike-odds';
import { battleWords } from '@/words/battle-words';

const close: Intent = { type: 'closeRound', combatId: FIRST_COMBAT };
const next: Intent = { type: 'beginRound', combatId: FIRST_COMBAT };

/** Blue's squad of five against Red's mob of ten, both units of the armies. */
function armed(blue: Partial<FighterDraft> = {}, red: Partial<FighterDraft> = {}): Ledger {
  const listed = played(
    begun('hh-1'),
    { type: 'addUnits', side: 'a', units: [draft({ name: 'Squad', models: 5, pointCost: 100 })] },
    { type: 'addUnits', side: 'b', units: [draft({ name: 'Mob', models: 10, pointCost: 60 })] },
  );
  const [squad, mob] = battleOf(listed).units;
  return played(
    listed,
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Squad', models: 5, unitId: squad?.unit.id ?? null, weaponAp: 2, ...blue }),
        fighters({
          side: 'b',
          name: 'Mob',
          models: 10,
          unitId: mob?.unit.id ?? null,
          initiative: 2,
          leadership: 7,
          ...red,
        }),
      ],
    }),
  );
}

function theCombat(ledger: Ledger) {
  const [combat] = battleOf(ledger).combats;
  if (!combat) throw new Error('No combat');
  return combat;
}

function unitNamed(ledger: Ledger, name: string) {
  const army = battleOf(ledger).units.find(({ unit }) => unit.name === name);
  if (!army) throw new Error(`No unit is called "${name}"`);
  return army;
}

/** Four of the mob fall, and the mob does nothing. */
function fought(start: Ledger): Ledger {
  const mob = unitNamed(start, 'Mob').unit.id;
  const squad = groupNamed(start, 'Squad');
  return played(
    start,
    inAssault({ type: 'enterHits', strikeId: squad, hits: 4 }),
    inAssault({ type: 'enterWounds', strikeId: squad, wounds: { plain: 4 } }),
    inAssault({ type: 'allocateTogether', unitKey: mob, saved: 0, discounted: 0, defenderChoice: [] }),
    inAssault({ type: 'endStep' }),
  );
}

describe('units of the armies', () => {
  it('join the combat with their groups, and their losses in the fight count in the armies', () => {
    const after = fought(armed());
    expect(battleOf(after).combats[0]?.unitIds).toEqual([
      unitNamed(after, 'Squad').unit.id,
      unitNamed(after, 'Mob').unit.id,
    ]);
    expect(healthOf(unitNamed(after, 'Mob'))).toBe(6);
    const health = after.entries.flatMap(({ events }) => events).find(({ type }) => type === 'healthChanged');
    expect(health).toMatchObject({ from: 10, to: 6, cause: 'combat', combatId: FIRST_COMBAT, round: 1 });
  });

  it('get their losses back when the gesture is undone', () => {
    const back = played(fought(armed()), { type: 'undo' }, { type: 'undo' });
    expect(healthOf(unitNamed(back, 'Mob'))).toBe(10);
    expect(woundsLeft(back, 'Mob').every((left) => left === 1)).toBe(true);
  });

  it('leave the combat with their last group', () => {
    const start = armed();
    const gone = played(start, inAssault({ type: 'removeFighters', groupId: groupNamed(start, 'Mob') }));
    expect(battleOf(gone).combats[0]?.unitIds).toEqual([unitNamed(gone, 'Squad').unit.id]);
  });

  it('fight in one combat at a time', () => {
    const second = played(armed(), { type: 'openCombat' });
    const other = battleOf(second).combats[1]?.id ?? combatId('none');
    const again = fighters({ unitId: unitNamed(second, 'Squad').unit.id });
    expect(decide(second, { type: 'addFighters', combatId: other, fighters: [again] })).toMatchObject({
      refusal: { code: 'unitInCombat' },
    });
  });
});

describe('the losing side', () => {
  const closed = played(fought(armed()), close);
  const mob = unitNamed(closed, 'Mob').unit.id;
  const broken = inAssault({ type: 'takeMorale', unitKey: mob, way: 'rolled', dice: [2, 2] });

  it('tests with its Leadership less the Wounds it lost by', () => {
    expect(assaultNow(closed).outcome).toMatchObject({ winner: 'a', wonBy: 4, next: 'morale' });
    const [loser] = viewOf(closed).losers;
    expect(loser).toMatchObject({ unit: { name: 'Mob' }, check: { target: 3 }, stage: 'morale' });
    expect(loser && formatFraction(loser.check.chance)).toBe('1/12');
  });

  it('flees when it fails, and is destroyed by a Sweeping Advance that catches it: the winner wins ties', () => {
    const fleeing = played(closed, broken);
    expect(fateOf(unitNamed(fleeing, 'Mob'))).toBe('fleeing');
    expect(viewOf(fleeing).losers[0]).toMatchObject({
      stage: 'sweep',
      sweep: { winnerInitiative: 4, loserInitiative: 2 },
    });
    const caught = played(fleeing, inAssault({ type: 'sweep', unitKey: mob, dice: [3, 5], byApp: true }));
    expect(fateOf(unitNamed(caught, 'Mob'))).toBe('destroyed');
    expect(viewOf(played(caught, next)).now).toEqual({ phase: 'setUp', missing: ['b'] });
  });

  it('stays where it is when it passes, and no question follows', () => {
    const held = played(closed, inAssault({ type: 'takeMorale', unitKey: mob, way: 'rolled', dice: [1, 1] }));
    expect(fateOf(unitNamed(held, 'Mob'))).toBe('fighting');
    expect(viewOf(held)).toMatchObject({ now: { phase: 'settled' }, losers: [{ stage: 'done' }] });
  });

  it('gets away with the higher total', () => {
    const away = played(
      closed,
      broken,
      inAssault({ type: 'sweep', unitKey: mob, dice: [3, 6], byApp: false }),
    );
    expect(fateOf(unitNamed(away, 'Mob'))).toBe('fleeing');
  });

  it('keeps the dice of the table apart from those of the app', () => {
    const taken = (byApp?: boolean) =>
      unitTestOf(
        assaultNow(
          played(closed, inAssault({ type: 'takeMorale', unitKey: mob, way: 'rolled', dice: [1, 2], byApp })),
        ),
        unitKey(mob),
      )?.morale;
    expect(taken()).toMatchObject({ way: 'rolled', dice: [1, 2], passed: true });
    expect(taken(true)).toEqual(taken());
    expect(taken(false)).toMatchObject({ way: 'said', dice: [1, 2], passed: true });
  });

  it('gets away from a winner that may not sweep, and leaves the combat', () => {
    const barred = played(closed, broken, inAssault({ type: 'barSweep', unitKey: mob }));
    expect(fateOf(unitNamed(barred, 'Mob'))).toBe('fleeing');
    expect(unitTestOf(assaultNow(barred), unitKey(mob))?.sweep).toMatchObject({
      end: 'escapes',
      dice: null,
      barred: true,
    });
    expect(viewOf(played(barred, next)).now).toEqual({ phase: 'setUp', missing: ['b'] });
    const held = played(closed, inAssault({ type: 'takeMorale', unitKey: mob, way: 'said', passed: true }));
    expect(decide(held, inAssault({ type: 'barSweep', unitKey: mob }))).toMatchObject({
      refusal: { code: 'notBroken' },
    });
  });

  it('leaves the winner free with what decides it: the next turn comes at once, and one undo takes it back', () => {
    const fleeing = played(closed, broken);
    expect(isOver(battleOf(fleeing), theCombat(fleeing))).toBe(false);
    const caught = played(fleeing, inAssault({ type: 'saySweep', unitKey: mob, end: 'destroyed' }));
    expect(isOver(battleOf(caught), theCombat(caught))).toBe(true);
    expect(nextStep(battleOf(caught), theCombat(caught))).toMatchObject({ kind: 'nextTurn' });
    expect(foughtCombats(battleOf(caught))).toEqual([]);
    expect(boundBy(battleOf(caught), unitNamed(caught, 'Squad').unit.id)).toBeUndefined();
    const back = played(caught, { type: 'undo' });
    expect(isOver(battleOf(back), theCombat(back))).toBe(false);
  });

  it('need not flee where nobody of it is left: the round ends the fight', () => {
    const start = armed();
    const squad = groupNamed(start, 'Squad');
    const wiped = played(
      start,
      inAssault({ type: 'hurtModels', groupId: groupNamed(start, 'Mob'), because: 'byHand', wounds: 9 }),
      inAssault({ type: 'enterHits', strikeId: squad, hits: 1 }),
      inAssault({ type: 'enterWounds', strikeId: squad, wounds: { plain: 1 } }),
      inAssault({
        type: 'allocateTogether',
        unitKey: unitNamed(start, 'Mob').unit.id,
        saved: 0,
        discounted: 0,
        defenderChoice: [],
      }),
    );
    expect(isOver(battleOf(wiped), theCombat(wiped))).toBe(false);
    const over = played(wiped, close);
    expect(isOver(battleOf(over), theCombat(over))).toBe(true);
  });

  it('fights on while another of its units holds', () => {
    const two = played(
      armed(),
      inAssault({
        type: 'addFighters',
        fighters: [fighters({ side: 'b', name: 'Guard', models: 3, initiative: 1, leadership: 9 })],
      }),
    );
    const lost = played(fought(two), close);
    const of = (name: string) => viewOf(lost).losers.find(({ unit }) => unit.name === name)?.unit.key;
    const [mobKey, guard] = [of('Mob'), of('Guard')];
    if (mobKey === undefined || guard === undefined) expect.fail('Both have lost');
    const caught = played(
      lost,
      inAssault({ type: 'takeMorale', unitKey: mobKey, way: 'said', passed: false }),
      inAssault({ type: 'saySweep', unitKey: mobKey, end: 'destroyed' }),
    );
    expect(isOver(battleOf(caught), theCombat(caught))).toBe(false);
    const held = played(caught, inAssault({ type: 'takeMorale', unitKey: guard, way: 'said', passed: true }));
    expect(isOver(battleOf(held), theCombat(held))).toBe(false);
    const broke = played(
      caught,
      inAssault({ type: 'takeMorale', unitKey: guard, way: 'said', passed: false }),
      inAssault({ type: 'saySweep', unitKey: guard, end: 'escapes' }),
    );
    expect(isOver(battleOf(broke), theCombat(broke))).toBe(true);
  });

  it('stays locked if it knows no fear, and fights on', () => {
    const brave = played(fought(armed({}, { rules: ['andTheyShallKnowNoFear'] })), close);
    const unitKey = unitNamed(brave, 'Mob').unit.id;
    const locked = played(
      brave,
      inAssault({ type: 'takeMorale', unitKey, way: 'said', passed: false }),
      inAssault({ type: 'sweep', unitKey, dice: [6, 1], byApp: false }),
      next,
    );
    expect(fateOf(unitNamed(locked, 'Mob'))).toBe('fighting');
    expect(isOver(battleOf(locked), theCombat(locked))).toBe(false);
    expect(viewOf(locked).units.map(({ modelsLeft }) => modelsLeft)).toEqual([5, 6]);
  });

  it('passes without a roll if it is Fearless, and ignores the loss if it is Stubborn', () => {
    const check = (rule: 'fearless' | 'stubborn') => {
      const view = viewOf(played(fought(armed({}, { rules: [rule] })), close));
      return { stage: view.losers[0]?.stage, target: view.losers[0]?.check.target, phase: view.now.phase };
    };
    expect(check('fearless')).toEqual({ stage: 'done', target: null, phase: 'settled' });
    expect(check('stubborn')).toEqual({ stage: 'morale', target: 7, phase: 'losers' });
  });

  it('may choose to fail', () => {
    const useless = played(closed, inAssault({ type: 'takeMorale', unitKey: mob, way: 'choseToFail' }));
    expect(fateOf(unitNamed(useless, 'Mob'))).toBe('fleeing');
  });

  it('does not test when both did the same', () => {
    const drawn = played(armed(), inAssault({ type: 'endStep' }), inAssault({ type: 'endStep' }), close);
    expect(viewOf(drawn)).toMatchObject({ losers: [], now: { phase: 'settled' } });
    expect(decide(drawn, broken)).toMatchObject({ refusal: { code: 'nobodyTests' } });
  });
});

describe('the next round', () => {
  it('keeps the models that are left and forgets the charge', () => {
    const again = played(fought(armed({ charged: true })), close, next);
    const view = viewOf(again);
    expect(view.units.map(({ modelsLeft }) => modelsLeft)).toEqual([5, 6]);
    expect(view.ladder.map(({ step }) => step)).toEqual([4, 2]);
    expect(view.ladder[0]?.strikes[0]?.strike.attacks).toBe(5);
    expect(assaultNow(again).outcome).toBeNull();
  });

  it('begins with the models that are left, and records their number', () => {
    const first = played(fought(armed()), close);
    const models = (ledger: Ledger) =>
      (['a', 'b'] as const).map((side) => {
        const [unit] = assaultNow(ledger).outcome?.[side].units ?? [];
        return [unit?.modelsBefore, unit?.modelsLeft];
      });
    expect(models(first)).toEqual([
      [5, 5],
      [10, 6],
    ]);
    expect(models(played(fought(played(first, next)), close))).toEqual([
      [5, 5],
      [6, 2],
    ]);
  });

  it('is closed with the end of the combat if something was fought, and counted in the card', () => {
    const ended = played(fought(armed()), { type: 'endCombat', combatId: FIRST_COMBAT });
    expect(assaultNow(ended).outcome?.winner).toBe('a');
    expect(cardOf(ended)).toMatchObject({ roundsClosed: 1, combatsOpen: 0 });
  });
});

describe('Overwatch', () => {
  it('hurts before the blows, and adds to the result only with that reading', () => {
    const start = armed();
    const squad = groupNamed(start, 'Squad');
    const shot = played(
      start,
      inAssault({ type: 'hurtModels', groupId: squad, wounds: 2, because: 'overwatch' }),
    );
    expect(viewOf(shot).ladder[0]?.strikes[0]).toMatchObject({ strikers: 3 });
    expect(healthOf(unitNamed(shot, 'Squad'))).toBe(3);
    expect(viewOf(shot).result.b).toEqual({
      score: 0,
      lines: [{ key: 'overwatch', values: { count: 2, points: 0 } }],
    });
    const counted = played(shot, { type: 'changeReading', readingId: 'overwatchScores', to: 'counts' });
    expect(viewOf(counted).result.b.score).toBe(2);
    const given = played(
      shot,
      inAssault({ type: 'hurtModels', groupId: squad, wounds: -2, because: 'overwatch' }),
    );
    expect(viewOf(given).result.b.lines).toEqual([]);
    expect(healthOf(unitNamed(given, 'Squad'))).toBe(5);
  });
});

describe('odds before the dice', () => {
  it('are exact: five attacks at 4+, 4+ and no save', () => {
    const start = armed();
    const battle = battleOf(start);
    const combat = battle.combats[0];
    const odds = combat && strikeOdds(battle, combat, strikeIdOf(groupNamed(start, 'Squad'), 'weapon'));
    expect(odds && formatFraction(odds.expectedWounds)).toBe('5/4');
    expect(odds && formatFraction(odds.lostAtLeast[1] ?? odds.killsUnit)).toBe('781/1024');
    expect(odds && formatFraction(odds.killsUnit)).toBe('0/1');
  });

  it('start from the hits once they are known', () => {
    const start = armed();
    const hit = played(
      start,
      inAssault({ type: 'enterHits', strikeId: groupNamed(start, 'Squad'), hits: 2 }),
    );
    const battle = battleOf(hit);
    const combat = battle.combats[0];
    const odds = combat && strikeOdds(battle, combat, strikeIdOf(groupNamed(hit, 'Squad'), 'weapon'));
    expect(odds && formatFraction(odds.expectedLost)).toBe('1/1');
  });
});

describe('an intent that does not fit', () => {
  const start = armed();
  const squad = groupNamed(start, 'Squad');
  const code = (ledger: Ledger, intent: Intent) => {
    const decision = decide(ledger, intent);
    return decision.ok ? 'accepted' : decision.refusal.code;
  };

  it('is refused with the reason', () => {
    const hit = played(start, inAssault({ type: 'enterHits', strikeId: squad, hits: 3 }));
    const waiting = played(hit, inAssault({ type: 'enterWounds', strikeId: squad, wounds: { plain: 2 } }));
    const mob = unitNamed(start, 'Mob').unit.id;
    const begunWounds = played(
      waiting,
      inAssault({
        type: 'allocate',
        unitKey: mob,
        step: { do: 'chooseModel', modelId: `${groupNamed(start, 'Mob')}.1` },
      }),
    );
    const wounds = (of: Readonly<Record<string, number>>) =>
      inAssault({ type: 'enterWounds', strikeId: squad, wounds: of });
    const choose = (modelId: string) =>
      inAssault({ type: 'allocate', unitKey: mob, step: { do: 'chooseModel', modelId } });
    expect([
      code(begun(), inAssault({ type: 'endStep' })),
      code(start, answered('a', 'charge', true)),
      code(start, inAssault({ type: 'enterHits', strikeId: 'nobody', hits: 1 })),
      code(start, inAssault({ type: 'enterHits', strikeId: squad, hits: 6 })),
      code(start, inAssault({ type: 'enterHits', strikeId: squad, hits: 1.5 })),
      code(start, wounds({ plain: 1 })),
      code(hit, wounds({ plain: 4 })),
      code(hit, wounds({ rending: 1 })),
      code(start, inAssault({ type: 'rollHits', strikeId: squad, dice: [6] })),
      code(start, inAssault({ type: 'rollHits', strikeId: squad, dice: [6, 7, 1, 1, 1] })),
      code(start, inAssault({ type: 'changeStrike', strikeId: squad, attacks: 3, target: squad })),
      code(start, inAssault({ type: 'allocate', unitKey: mob, step: { do: 'takeWound' } })),
      code(waiting, inAssault({ type: 'endStep' })),
      code(waiting, choose('nobody')),
      code(begunWounds, inAssault({ type: 'enterHits', strikeId: squad, hits: 1 })),
      code(waiting, close),
      code(begunWounds, close),
      code(begunWounds, { type: 'changeReading', readingId: 'mixedTie', to: 'lowest' }),
      code(start, { type: 'changeReading', readingId: 'mixedTie', to: 'median' }),
      code(start, inAssault({ type: 'takeMorale', unitKey: mob, way: 'choseToFail' })),
      code(start, inAssault({ type: 'addFighters', fighters: [fighters({ name: ' ' })] })),
      code(start, inAssault({ type: 'addFighters', fighters: [fighters({ unitKey: mob })] })),
      code(start, inAssault({ type: 'removeFighters', groupId: 'nobody' })),
    ]).toEqual([
      'noAssault',
      'noCombatScore',
      'noSuchStrike',
      'moreThanRolled',
      'notAWholeNumber',
      'nothingToRoll',
      'moreThanRolled',
      'notThatKind',
      'diceMissing',
      'notOnThatDie',
      'noSuchTarget',
      'nothingToAllocate',
      'woundsWait',
      'notEligible',
      'woundsWait',
      'woundsWait',
      'woundsWait',
      'woundsWait',
      'noSuchReading',
      'nobodyTests',
      'fighterNameMissing',
      'mixedUnit',
      'noSuchGroup',
    ]);
  });
});

describe('the log of an assault', () => {
  it('shows Wounds that were allocated within a short time in one line', () => {
    const start = armed();
    const strikeId = groupNamed(start, 'Squad');
    const unitKey = unitNamed(start, 'Mob').unit.id;
    const choose = (place: number) =>
      inAssault({
        type: 'allocate',
        unitKey,
        step: { do: 'chooseModel', modelId: `${groupNamed(start, 'Mob')}.${place}` },
      });
    const take = inAssault({ type: 'allocate', unitKey, step: { do: 'takeWound' } });
    const allocated = played(
      start,
      inAssault({ type: 'enterHits', strikeId, hits: 3 }),
      inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 2 } }),
      ...[choose(3), take, choose(7), take],
    );
    const [line] = logByTurn(allocated).flatMap(({ lines }) => lines.slice(-1));
    expect(line?.seqs).toEqual([7, 8, 9, 10]);
    expect(line && battleWords.logSentence(line.description)).toBe('Mob: −2 Wounds, 2 models removed');
    expect(line && battleWords.logDetail(line.description)).toBe('Squad v Mob, round 1, step 4');
  });

  it('shows a Wound that was passed on in a line of its own, however soon its save is rolled', () => {
    const start = armed({}, { character: 'character' });
    const strikeId = groupNamed(start, 'Squad');
    const unitKey = unitNamed(start, 'Mob').unit.id;
    const model = (place: number) => `${groupNamed(start, 'Mob')}.${place}`;
    const allocated = played(
      start,
      inAssault({ type: 'enterHits', strikeId, hits: 3 }),
      inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 1 } }),
      inAssault({ type: 'allocate', unitKey, step: { do: 'chooseModel', modelId: model(3) } }),
      inAssault({ type: 'allocate', unitKey, step: { do: 'passTo', modelId: model(7) } }),
      inAssault({ type: 'allocate', unitKey, step: { do: 'takeWound' } }),
    );
    const lines = logByTurn(allocated).flatMap((turn) => turn.lines.slice(-3));
    expect(lines.map(({ description }) => battleWords.logSentence(description))).toEqual([
      'Mob 3 takes the Wounds',
      'Look Out, Sir: Mob 7 takes it',
      'Mob: −1 Wound, 1 model removed',
    ]);
  });

  it('has one sentence for what belongs together', () => {
    const closed = played(
      fought(armed()),
      close,
      inAssault({
        type: 'takeMorale',
        unitKey: unitNamed(armed(), 'Mob').unit.id,
        way: 'rolled',
        dice: [6, 2],
      }),
    );
    const lines = logByTurn(closed).flatMap((turn) => turn.lines.slice(3));
    expect(lines.map(({ description }) => battleWords.logSentence(description))).toEqual([
      '2 groups join the fight',
      'Squad: 4 of 5 hit',
      'Squad: 4 Wounds from 4 hits',
      'Mob: −4 Wounds, 4 models removed',
      'Initiative step 2 ended',
      'Round 1 closed 4 : 0',
      'Mob broke',
    ]);
    expect(lines.slice(-2).map(({ description }) => battleWords.logDetail(description))).toEqual([
      'Squad v Mob, round 1 · Blue wins by 4',
      'Squad v Mob, round 1 · lost by 4, 3 or less, rolled 6 + 2',
    ]);
  });
});

describe('an assault by hand', () => {
  it('has the names of its units, and counts in the totals of the battle', () => {
    const start = played(
      begun('hh-1'),
      inAssault({
        type: 'addFighters',
        fighters: [
          fighters({ name: 'Raiders', models: 3, weaponAp: 2 }),
          fighters({ side: 'b', name: 'Guard', models: 5, initiative: 1 }),
        ],
      }),
    );
    const strikeId = groupNamed(start, 'Raiders');
    const unitKey = groupNamed(start, 'Guard');
    const closed = played(
      start,
      inAssault({ type: 'enterHits', strikeId, hits: 2 }),
      inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 2 } }),
      inAssault({ type: 'allocateTogether', unitKey, saved: 0, discounted: 0, defenderChoice: [] }),
      inAssault({ type: 'endStep' }),
      close,
      inAssault({ type: 'takeMorale', unitKey, way: 'rolled', dice: [3, 3] }),
    );
    const [combat] = battleOf(closed).combats;
    expect(combat && titleOf(battleOf(closed), combat)).toEqual({ number: 1, a: ['Raiders'], b: ['Guard'] });
    const lines = logByTurn(closed).flatMap((turn) => turn.lines);
    expect(battleWords.logDetail(lines.at(-1)?.description ?? { key: 'battleStarted' })).toBe(
      'Raiders v Guard, round 1 · lost by 2, 6 or less, rolled 3 + 3',
    );
    expect(battleTotals(closed)).toMatchObject({
      a: { rounds: { won: 1, drawn: 0, lost: 0 }, tests: { rolled: 0 } },
      b: { rounds: { won: 0, drawn: 0, lost: 1 }, tests: { rolled: 1, held: 1, expected: '5/12' } },
    });
  });
});
