import { describe, expect, it } from 'vitest';
import { poolOdds } from '@/battle/assault/odds/pool-odds';
import { battleTotals } from '@/battle/cards/battle-totals';
import { cardOf } from '@/battle/cards/card-of';
import { logByTurn } from '@/battle/describe/log-lines';
import { decide } from '@/battle/log/decide';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { battleReport } from '@/battle/report/report';
import { fateOf, healthOf, unitOf } from '@/battle/state/army';
import { combatWith, titleOf } from '@/battle/state/engaged';
import { formatFraction } from '@/rules/index';
import { begun, played } from '@/testing/battles/battles';
import {
  attack,
  attackOf,
  attackView,
  inAttack,
  roundOf,
  shooters,
  shot,
  shotDown,
  shotGroup,
  strikeOf,
  withSquads,
} from '@/testing/battles/shooting';
import { strikeOdds } from '@/testing/battles/strike-odds';
import { battleWords } from '@/words/battle-words';

const bolters = shooters({ shots: 2 }, { name: 'Bolters' });
const cannon = shooters({ shots: 3, strength: 6, ap: 4 }, { name: 'Cannon', models: 1 });

function numbersOf(ledger: Ledger, name: string) {
  const strikes = attackView(ledger).ladder.flatMap((step) => step.strikes);
  return strikes.find(({ group }) => group.name === name) ?? expect.fail(`${name} does not shoot`);
}

function armyOf(ledger: Ledger, name: string) {
  const { units } = battleOf(ledger);
  return units.find(({ unit }) => unit.name === name) ?? expect.fail(`No unit is called ${name}`);
}

function said(ledger: Ledger): readonly string[] {
  return logByTurn(ledger).flatMap(({ lines }) =>
    lines.map(({ description }) => battleWords.logSentence(description)),
  );
}

describe('a shooting attack', () => {
  it('is a combat of its own, counted apart, in which no unit is engaged', () => {
    const ledger = attack(withSquads(), [bolters]);
    const battle = battleOf(ledger);
    expect(titleOf(battle, attackOf(ledger))).toEqual({ number: 1, a: ['Squad'], b: ['Mob'], shotBy: 'a' });
    expect(combatWith(battle, armyOf(ledger, 'Mob').unit.id)).toBeUndefined();
    const next = played(ledger, { type: 'openCombat' });
    expect(battleOf(next).combats.map(({ number }) => number)).toEqual([1, 1, 2]);
  });

  it('lets only the side that shoots strike, with all its shots, by Ballistic Skill', () => {
    const ledger = attack(withSquads(), [bolters], { ranged: bolters.ranged ?? expect.fail() });
    const { now } = attackView(ledger);
    expect(now).toMatchObject({
      phase: 'strike',
      step: { strikes: [{ strike: { attacks: 10, blow: 'shot' } }] },
    });
    expect(numbersOf(ledger, 'Bolters').numbers).toMatchObject({ hit: 3, wound: 4, automaticHit: false });
  });

  it('takes Snap Shots from shooters that moved', () => {
    const ledger = attack(withSquads(), [{ ...bolters, snapShots: true }]);
    expect(numbersOf(ledger, 'Bolters').numbers).toMatchObject({ hit: 6, hitReroll: null });
  });

  it('re-rolls the misses of a high Ballistic Skill, on the second number', () => {
    const ledger = attack(withSquads(), [shooters({ ballisticSkill: 7 }, { name: 'Bolters', models: 4 })]);
    expect(numbersOf(ledger, 'Bolters').numbers).toMatchObject({
      hit: 2,
      hitReroll: 'failures',
      hitAgainOn: 5,
    });
    const rolled = shot(ledger, {
      type: 'rollHits',
      strikeId: strikeOf(ledger, 'Bolters'),
      // Two misses. The first is re-rolled as a 4, which hits on the first number but not on the second; the
      // second as a 5.
      dice: [2, 1, 6, 1, 4, 5, 6, 6],
    });
    expect(roundOf(rolled).strikes[0]?.hits).toEqual({ count: 3, rolled: [2, 1, 6, 1, 4, 5] });
  });

  it('is refused if the rulebook has none, and has no second round', () => {
    const refusal = decide(begun('t9a-2'), { type: 'openCombat', shotBy: 'a' });
    expect(refusal).toMatchObject({ ok: false, refusal: { code: 'noShooting' } });
    const ledger = attack(withSquads(), [bolters]);
    const second = decide(ledger, { type: 'beginRound', combatId: attackOf(ledger).id });
    expect(second).toMatchObject({ ok: false, refusal: { code: 'noNextRound' } });
  });

  it('knows no challenge: this needs units locked in combat', () => {
    const captain = shooters({}, { name: 'Captain', models: 1, character: 'character' });
    const ledger = attack(withSquads(), [captain], { name: 'Champion', models: 1, character: 'character' });
    const modelId = attackView(ledger).units[0]?.models[0]?.id ?? expect.fail();
    expect(attackView(ledger).challenge.mayIssue).toBe(false);
    const refusal = decide(ledger, inAttack(ledger, { type: 'issueChallenge', modelId }));
    expect(refusal).toMatchObject({ ok: false, refusal: { code: 'shotAtOnly' } });
  });

  it('waits for a weapon if no group has one, instead of closing', () => {
    const { ranged: _, ...unarmed } = bolters;
    expect(attackView(attack(withSquads(), [unarmed])).now).toEqual({ phase: 'setUp', missing: [] });
  });
});

describe('cover', () => {
  const inCover = (ledger: Ledger, save: number | null) =>
    shot(ledger, { type: 'takeCover', unitKey: attackView(ledger).units[1]?.key ?? expect.fail(), save });

  it('saves if the AP cancels the armour, and if it is the better save', () => {
    const ledger = inCover(attack(withSquads(), [cannon], { armourSave: 4 }), 5);
    expect(numbersOf(ledger, 'Cannon').numbers.saves).toMatchObject([{ need: 5, type: 'cover' }]);
    const better = inCover(attack(withSquads(), [bolters], { armourSave: 4 }), 3);
    expect(numbersOf(better, 'Bolters').numbers.saves).toMatchObject([{ need: 3, type: 'cover' }]);
  });

  it('is valid for the whole unit, and may be taken away until a Wound is allocated', () => {
    const ledger = attack(withSquads(), [bolters]);
    const covered = inCover(ledger, 4);
    expect(inCover(covered, null)).not.toBe(covered);
    expect(numbersOf(inCover(covered, null), 'Bolters').numbers.saves).toMatchObject([{ type: 'armour' }]);
    const unitKey = attackView(covered).units[1]?.key ?? expect.fail();
    const strikeId = strikeOf(covered, 'Bolters');
    const saving = shot(
      covered,
      { type: 'enterHits', strikeId, hits: 2 },
      { type: 'enterWounds', strikeId, wounds: { plain: 2 } },
      { type: 'takeCover', unitKey, save: 2 },
      { type: 'rollAllocation', unitKey, dice: [2, 1], defenderChoice: [] },
    );
    expect(roundOf(saving).shot).toMatchObject({ units: [{ lost: 1 }] });
    const chosen = shot(
      covered,
      { type: 'enterHits', strikeId, hits: 2 },
      { type: 'enterWounds', strikeId, wounds: { plain: 2 } },
      { type: 'allocate', unitKey, step: { do: 'chooseModel', modelId: `${shotGroup(covered, 'Mob')}.3` } },
    );
    expect(decide(chosen, inAttack(chosen, { type: 'takeCover', unitKey, save: 2 }))).toMatchObject({
      refusal: { code: 'woundsWait' },
    });
    expect(decide(covered, inAttack(covered, { type: 'takeCover', unitKey, save: 7 }))).toMatchObject({
      refusal: { code: 'saveOutOfRange' },
    });
    expect(decide(covered, inAttack(covered, { type: 'takeCover', unitKey, save: 4 })).ok).toBe(false);
  });

  it('is not for shots that ignore it', () => {
    const flames = shooters({ rules: ['ignoresCover'], ap: 3 }, { name: 'Flames' });
    const ledger = inCover(attack(withSquads(), [flames]), 3);
    expect(numbersOf(ledger, 'Flames').numbers.saves).toMatchObject([{ need: null, type: null }]);
  });
});

describe('the weapons of a shooting attack', () => {
  const both = attack(withSquads(), [bolters, cannon]);

  it('wait together until one is chosen, and then each has its own step', () => {
    const { now } = attackView(both);
    expect(now.phase === 'strike' && now.step.strikes.map(({ group }) => group.name)).toEqual([
      'Bolters',
      'Cannon',
    ]);
    const taken = shot(both, { type: 'enterHits', strikeId: strikeOf(both, 'Cannon'), hits: 2 });
    const after = attackView(taken).now;
    expect(after.phase === 'strike' && after.step.strikes.map(({ group }) => group.name)).toEqual(['Cannon']);
    const settled = shotDown(both, 'Cannon', 2);
    const next = attackView(settled).now;
    expect(next.phase === 'strike' && next.step.strikes.map(({ group }) => group.name)).toEqual(['Bolters']);
    expect(attackOf(settled).ended).toBe(false);
  });

  it('shoot at the models that the one before has left', () => {
    const settled = shotDown(both, 'Cannon', 3);
    expect(attackView(settled).units[1]?.modelsLeft).toBe(7);
    const done = shotDown(settled, 'Bolters', 2);
    expect(roundOf(done).shot).toMatchObject({ units: [{ modelsBefore: 10, modelsLeft: 5, lost: 5 }] });
  });

  it('keep the places of the target’s models from one to the next', () => {
    const far = attackView(both).units[1]?.models.slice(1) ?? [];
    const placed = shot(both, {
      type: 'placeModels',
      places: far.map(({ id }, index) => ({ modelId: id, inContact: false, distance: 2 + index })),
    });
    const first = shotGroup(placed, 'Mob');
    const settled = shotDown(placed, 'Cannon', 2);
    expect(roundOf(settled).groups.find(({ id }) => id === first)?.woundsLeft).toEqual([
      0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    ]);
    const done = shotDown(settled, 'Bolters', 1);
    expect(
      roundOf(done)
        .groups.find(({ id }) => id === first)
        ?.woundsLeft.indexOf(1),
    ).toBe(3);
  });

  it('may all be left out: then the attack is over', () => {
    const left = shot(both, { type: 'endStep' });
    expect(attackOf(left).ended).toBe(true);
    expect(roundOf(left).shot).toMatchObject({ units: [{ lost: 0, tests: false }] });
  });
});

describe('a shooting attack ends', () => {
  it('by itself with its last save, if no unit has to test', () => {
    const done = shotDown(attack(withSquads(), [bolters]), 'Bolters', 4, 2);
    expect(attackOf(done).ended).toBe(true);
    expect(roundOf(done).shot).toEqual({
      by: 'a',
      shooters: [{ unitKey: armyOf(done, 'Squad').unit.id, name: 'Squad' }],
      units: [
        {
          unitKey: armyOf(done, 'Mob').unit.id,
          name: 'Mob',
          lost: 2,
          modelsBefore: 10,
          modelsLeft: 8,
          phase: { lost: 2, of: 10 },
          tests: false,
        },
      ],
    });
    expect(healthOf(armyOf(done, 'Mob'))).toBe(8);
  });

  it('by itself if no shot hits', () => {
    const ledger = attack(withSquads(), [bolters]);
    const missed = shot(ledger, { type: 'enterHits', strikeId: strikeOf(ledger, 'Bolters'), hits: 0 });
    expect(attackOf(missed).ended).toBe(true);
    expect(healthOf(armyOf(missed, 'Mob'))).toBe(10);
  });

  it('with one gesture, which undo takes back whole', () => {
    const ledger = attack(withSquads(), [bolters]);
    const done = shotDown(ledger, 'Bolters', 4);
    const undone = played(done, { type: 'undo' });
    expect(attackOf(undone).ended).toBe(false);
    expect(roundOf(undone).shot).toBeUndefined();
    expect(healthOf(armyOf(undone, 'Mob'))).toBe(10);
  });

  it('when the players end it, with what was shot so far', () => {
    const half = shotDown(attack(withSquads(), [bolters, cannon]), 'Bolters', 2);
    const closed = played(half, { type: 'closeRound', combatId: attackOf(half).id });
    expect(attackOf(closed).ended).toBe(true);
    expect(roundOf(closed).shot).toMatchObject({ units: [{ lost: 2 }] });
    const ended = played(half, { type: 'endCombat', combatId: attackOf(half).id });
    expect(roundOf(ended).shot).toEqual(roundOf(closed).shot);
  });
});

describe('Morale after a shooting attack', () => {
  const mob = (ledger: Ledger) => attackView(ledger).units[1]?.key ?? expect.fail();

  it('is asked for at a quarter of the models, with the reason, on the unmodified Leadership', () => {
    const two = shotDown(attack(withSquads(), [bolters]), 'Bolters', 2);
    expect(attackView(two).losers).toEqual([]);
    const three = shotDown(attack(withSquads(), [bolters]), 'Bolters', 3);
    expect(attackOf(three).ended).toBe(false);
    expect(attackView(three).losers).toMatchObject([
      {
        stage: 'morale',
        sweep: null,
        check: {
          target: 7,
          reasons: [
            { key: 'leadership', values: { leadership: 7 } },
            { key: 'casualties', values: { lost: 3, of: 10 } },
          ],
        },
      },
    ]);
  });

  it('ends the combat; a unit that fails falls back, and no unit follows', () => {
    const three = shotDown(attack(withSquads(), [bolters]), 'Bolters', 3);
    const held = shot(three, { type: 'takeMorale', unitKey: mob(three), way: 'said', passed: true });
    expect(attackOf(held).ended).toBe(true);
    expect(fateOf(armyOf(held, 'Mob'))).toBe('fighting');
    const failed = shot(three, { type: 'takeMorale', unitKey: mob(three), way: 'rolled', dice: [4, 4] });
    expect(attackOf(failed).ended).toBe(true);
    expect(fateOf(armyOf(failed, 'Mob'))).toBe('fleeing');
    expect(said(failed)).toContain('Mob broke');
  });

  it('counts the losses of earlier attacks of the phase, and is asked for once', () => {
    const first = shotDown(attack(withSquads(), [bolters]), 'Bolters', 2);
    const second = shotDown(attack(first, [cannon], { models: 8 }), 'Cannon', 1);
    expect(roundOf(second).shot).toMatchObject({ units: [{ phase: { lost: 3, of: 10 }, tests: true }] });
    const tested = shot(second, { type: 'takeMorale', unitKey: mob(second), way: 'said', passed: true });
    const third = shotDown(attack(tested, [cannon], { models: 7 }), 'Cannon', 2);
    expect(roundOf(third).shot).toMatchObject({ units: [{ phase: { lost: 5, of: 10 }, tests: false }] });
    const later = played(second, { type: 'beginTurn', turn: { gameTurn: 2, side: 'a' } });
    const anew = shotDown(attack(later, [cannon], { models: 7 }), 'Cannon', 1);
    expect(roundOf(anew).shot).toMatchObject({ units: [{ phase: { lost: 1, of: 7 }, tests: false }] });
  });

  it('is passed by the Fearless, and not taken by a unit that is gone', () => {
    const fearless = shotDown(attack(withSquads(), [bolters], { rules: ['fearless'] }), 'Bolters', 5);
    expect(attackOf(fearless).ended).toBe(true);
    const gone = shotDown(attack(withSquads(), [bolters], { models: 3 }), 'Bolters', 3);
    expect(roundOf(gone).shot).toMatchObject({ units: [{ modelsLeft: 0, tests: false }] });
  });
});

describe('a shooting attack in the totals', () => {
  const done = shotDown(attack(withSquads(), [bolters]), 'Bolters', 2);

  it('is no combat won, and no Round of Combat', () => {
    expect(cardOf(done).roundsClosed).toBe(0);
    expect(battleTotals(done).a.rounds).toEqual({ won: 0, drawn: 0, lost: 0 });
  });

  it('is credited to the shooter, and is a loss of health', () => {
    expect(battleTotals(done).a.deeds).toEqual([{ name: 'Squad', pointsDestroyed: 0, healthTaken: 2 }]);
    expect(unitOf(battleOf(done), armyOf(done, 'Mob').unit.id)?.lost).toBe(2);
  });

  it('is shown in the log and in the report', () => {
    expect(said(done)).toEqual(
      expect.arrayContaining(['Bolters: 2 of 10 hit', 'Mob: −2 Wounds, 2 models removed']),
    );
    const items = battleReport(done).turns.flatMap((turn) => turn.items);
    expect(items).toMatchObject([{ kind: 'shooting', losses: [{ lost: 2, left: 8 }] }]);
  });

  it('has the odds of a fight: two thirds hit, half wound, a third is not saved', () => {
    const ledger = attack(withSquads(), [bolters]);
    const odds = strikeOdds(battleOf(ledger), attackOf(ledger), strikeOf(ledger, 'Bolters'));
    expect(odds && formatFraction(odds.expectedLost)).toBe('10/9');
    const strikeId = strikeOf(ledger, 'Bolters');
    const hit = shot(
      ledger,
      { type: 'enterHits', strikeId, hits: 3 },
      { type: 'enterWounds', strikeId, wounds: { plain: 3 } },
    );
    const waiting = poolOdds(battleOf(hit), attackOf(hit), attackView(hit).units[1]?.key ?? expect.fail());
    expect(waiting.map(({ odds: each }) => formatFraction(each.expectedLost))).toEqual(['1/1']);
  });
});
