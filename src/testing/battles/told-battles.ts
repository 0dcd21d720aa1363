import type { BattleEvent } from '@/battle/log/event';
import type { Intent } from '@/battle/log/intent';
import { append, battleOf, type Ledger, nextSeq } from '@/battle/log/ledger';
import { type CombatId, combatId, type UnitId } from '@/battle/state/ids';
import { NO_OBJECTIVE } from '@/battle/state/objective';
import type { Setup } from '@/battle/state/setup';
import type { UnitFacts } from '@/battle/state/unit';
import { type Edition, editionOf, type Side } from '@/rules/index';
import { fighters, groupNamed, inAssault } from './assaults';
import { begun, draft, entry, FIRST_COMBAT, FOUGHT_EDITIONS, play, played } from './battles';
import { toldOfNerve } from './told-nerve';

/**
 * Fixed battles, one for each edition that can be fought: what leaves the app is compared with files, word
 * for word.
 */

const setup: Setup = {
  a: { player: 'Anna', army: 'Dread Elves' },
  b: { player: 'Bert', army: 'Saurian_Ancients' },
  armyPoints: 2_000,
  firstSide: 'a',
};

/** Both armies: a General and a standard each, and enough models to lose some. */
function armed(edition: Edition): Ledger {
  const [ofSpearmen, ofGuard] = [factsFor(edition, DEPTHS[0]), factsFor(edition, DEPTHS[1])];
  return played(
    begun(edition.id, setup),
    {
      type: 'addUnits',
      side: 'a',
      units: [
        draft({
          name: 'Spearmen',
          models: 20,
          pointCost: 325,
          characteristic: 8,
          marks: ['standard'],
          facts: ofSpearmen,
        }),
        draft({ name: 'Prince', healthPerModel: 3, pointCost: 480, marks: ['general', 'character'] }),
        draft({ name: 'Raven Cloaks', models: 5, pointCost: 195, characteristic: 8 }),
      ],
    },
    {
      type: 'addUnits',
      side: 'b',
      units: [
        draft({
          name: 'Temple Guard',
          models: 12,
          pointCost: 410,
          characteristic: 8,
          marks: ['standard', 'musician'],
          facts: ofGuard,
        }),
        draft({ name: 'Cuatl Lord', healthPerModel: 5, pointCost: 700, marks: ['general', 'character'] }),
        draft({ name: 'Skink Braves', models: 10, pointCost: 180, characteristic: 5 }),
      ],
    },
  );
}

function idOf(ledger: Ledger, name: string): UnitId {
  const found = battleOf(ledger).units.find(({ unit }) => unit.name === name);
  if (!found) throw new Error(`No unit is called ${name}`);
  return found.unit.id;
}

function newestCombat(ledger: Ledger): CombatId {
  return battleOf(ledger).combats.at(-1)?.id ?? combatId('none');
}

/**
 * Three turns: taps outside combat, one of them undone and one given back; two Rounds of Combat between
 * units, the second lost by Red, who breaks and is caught; a combat by hand; notes; the objective. Not ended.
 */
function fought(before: Ledger, { combat: sheet }: Edition): Ledger {
  const [spearmen, cloaks, guard, braves] = ['Spearmen', 'Raven Cloaks', 'Temple Guard', 'Skink Braves'].map(
    (name) => idOf(before, name),
  ) as [UnitId, UnitId, UnitId, UnitId];
  const shot = (unitId: UnitId, by: number): Intent => ({
    type: 'changeHealth',
    unitId,
    by,
    cause: 'other',
  });
  const turn = (gameTurn: number, side: Side): Intent => ({ type: 'beginTurn', turn: { gameTurn, side } });
  const inFirst = { combatId: FIRST_COMBAT } as const;
  const lose = (unitId: UnitId, by: number): Intent => ({ type: 'changeHealth', unitId, by: -by });
  const lost = played(
    before,
    shot(braves, -1),
    shot(braves, -1),
    shot(braves, -2),
    shot(braves, 1),
    shot(cloaks, -1),
    { type: 'undo' },
    turn(1, 'b'),
    { type: 'addNote', text: 'The wood in the middle is a *ruin*,\nas agreed.', about: null },
    turn(2, 'a'),
    { type: 'engageUnits', ...inFirst, unitIds: [spearmen, guard] },
    {
      type: 'changeContact',
      ...inFirst,
      unitId: spearmen,
      enemyUnitId: guard,
      contact: { facing: 'front', charged: true },
    },
    lose(guard, 2),
    lose(spearmen, 1),
    lose(spearmen, 2),
    { type: 'closeRound', ...inFirst },
    turn(2, 'b'),
    { type: 'beginRound', ...inFirst },
    lose(guard, 6),
    { type: 'closeRound', ...inFirst },
  );
  const tested = asFarAsTheRulesGo(
    lost,
    [{ type: 'sayBreakTest', ...inFirst, side: 'b', unitId: guard, held: true }, { type: 'undo' }],
    [
      { type: 'rollBreakTest', ...inFirst, side: 'b', unitId: guard, rolls: [12, 11] },
      { type: 'resolvePursuit', ...inFirst, side: 'b', unitId: guard, fleeTotal: 6, pursuitTotal: 9 },
    ],
  );
  const later = asFarAsTheRulesGo(played(tested, { type: 'endCombat', ...inFirst }, turn(3, 'a')), [
    { type: 'changeFate', unitId: cloaks, fate: 'fleeing' },
    { type: 'changeFate', unitId: cloaks, fate: 'fighting' },
  ]);
  const opened = played(later, { type: 'openCombat' });
  const byHand = { combatId: newestCombat(opened) } as const;
  const signed = sheet?.rows.find(({ input }) => input === 'signed');
  return played(
    opened,
    { type: 'count', ...byHand, side: 'a', rowId: sheet?.casualties ?? '', by: 3 },
    ...(signed
      ? [
          {
            type: 'answer',
            ...byHand,
            side: 'a',
            rowId: signed.id,
            answer: { points: 1, note: 'Banner of Speed' },
          } as const,
        ]
      : []),
  );
}

/** The ledger with an entry for each event, as an older version wrote them in battles of any edition. */
function written(ledger: Ledger, ...events: readonly BattleEvent[]): Ledger {
  return events.reduce((before, event) => {
    const after = append(before, entry(nextSeq(before), [event]));
    if (!after) throw new Error(`The event does not fit: ${event.type}`);
    return after;
  }, ledger);
}

/**
 * Each group of gestures up to the first that this edition refuses: not every rulebook has a break test, or a
 * pursuit.
 */
function asFarAsTheRulesGo(before: Ledger, ...groups: readonly (readonly Intent[])[]): Ledger {
  return groups.reduce((ledger, group) => {
    const [first] = group;
    return first && play(ledger, first) !== ledger ? group.reduce(play, ledger) : ledger;
  }, before);
}

function ended(running: Ledger): Ledger {
  const byHand = { combatId: newestCombat(running) } as const;
  const objective = { name: 'Hold the Ground', counters: { a: 0, b: 0 }, winner: 'a' } as const;
  const scored = written(
    played(running, { type: 'closeRound', ...byHand }),
    { type: 'objectiveChanged', from: NO_OBJECTIVE, to: objective },
    { type: 'battlePointsAdjusted', side: 'a', from: 0, to: -1 },
  );
  return played(
    scored,
    { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: true } },
    { type: 'addNote', text: 'The pursuit was measured twice.', about: 1 },
  );
}

/**
 * How deep both units that fight stand: all their ranks, and those behind the first as an edition counts them
 * that asks for these.
 */
const DEPTHS = [
  { models: 20, ranks: 4, behindTheFirst: 3 },
  { models: 12, ranks: 2, behindTheFirst: 2 },
] as const;

/** What the edition asks of such units: its numbers, the first of each choice, and no Fear. */
function factsFor(edition: Edition, { models, ranks, behindTheFirst }: (typeof DEPTHS)[number]): UnitFacts {
  const asked = edition.unitFacts ?? [];
  // A formation hangs on the width, too.
  const width = asked.some(({ id }) => id === 'formation') ? { frontWidth: 5 } : {};
  const numbers: UnitFacts = { unitStrength: models, height: 1, riders: 0, causesFear: false, ...width };
  return Object.fromEntries(
    asked.flatMap((fact): readonly (readonly [string, number | string | boolean])[] => {
      if (fact.input === 'choice') return fact.options.slice(0, 1).map(({ id }) => [fact.id, id] as const);
      if (fact.id === 'ranks') return [[fact.id, fact.behindTheFirst ? behindTheFirst : ranks] as const];
      const number = numbers[fact.id];
      return number === undefined ? [] : [[fact.id, number] as const];
    }),
  );
}

/** A battle to tell of: as it runs in its third turn, and as it ended. */
export type ToldBattle = { readonly editionId: string; readonly running: Ledger; readonly ended: Ledger };

/** One for each edition that can be fought. */
export function toldBattles(): readonly ToldBattle[] {
  const scored = FOUGHT_EDITIONS.filter(({ combat }) => combat !== undefined).map((edition) => {
    const running = fought(armed(edition), edition);
    return { editionId: edition.id, running, ended: ended(running) };
  });
  const end: Intent = { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: true } };
  const withPools = FOUGHT_EDITIONS.filter(({ woundPools }) => woundPools !== undefined).map(({ id }) => {
    const running = assault(id);
    return { editionId: id, running, ended: played(running, ...ofAMission(id), end) };
  });
  const withMelee = FOUGHT_EDITIONS.filter(({ melee }) => melee !== undefined).map(({ id }) => ({
    editionId: id,
    ...toldWithoutScore(id),
  }));
  return [...scored, ...withPools, ...withMelee];
}

/** The battle told of a game without a score, by its id: its counter and its tests are its own. */
const WITHOUT_SCORE: Readonly<Record<string, typeof toldOfNerve>> = { 'kow-4': toldOfNerve };

function toldWithoutScore(editionId: string) {
  const told = WITHOUT_SCORE[editionId];
  if (!told) throw new Error(`No battle is told of ${editionId}: give it one in WITHOUT_SCORE`);
  return told(editionId, setup);
}

/**
 * What the players count of a mission that has all there is: places that count every turn, the armies' word
 * overridden, agreed points.
 */
function ofAMission(editionId: string): readonly Intent[] {
  const rules = editionOf(editionId)?.victory;
  const { id: mission, points } =
    rules?.variants?.find(({ points: { bonuses } }) =>
      bonuses.some(({ places }) => places?.counted === 'everyTurn'),
    ) ?? {};
  const bonusId = points?.bonuses.find(({ places }) => places)?.id;
  if (mission === undefined || bonusId === undefined) return [];
  const hold = (gameTurn: number, holders: Readonly<Record<number, Side>>): Intent => ({
    type: 'holdPlaces',
    bonusId,
    gameTurn,
    holders,
  });
  return [
    { type: 'changeSetup', setup: { ...setup, victoryRules: mission } },
    hold(1, { 1: 'a', 2: 'a', 3: 'b' }),
    hold(2, { 1: 'a', 3: 'b' }),
    { type: 'countBonus', side: 'b', bonusId: 'slayTheWarlord', to: 1 },
    { type: 'agreePoints', to: { a: 5, b: 2, reason: 'Turn 3 was not played to its end' } },
  ];
}

/** Red's Mob is shot at, assaulted, loses four more, and breaks: it is caught, or falls back by its own choice. */
function assault(editionId: string): Ledger {
  const listed = played(
    begun(editionId, setup),
    { type: 'addUnits', side: 'a', units: [draft({ name: 'Squad', models: 5, pointCost: 100 })] },
    { type: 'addUnits', side: 'b', units: [draft({ name: 'Mob', models: 10, pointCost: 60 })] },
  );
  const [squad, mob] = [idOf(listed, 'Squad'), idOf(listed, 'Mob')];
  const joined = played(
    listed,
    { type: 'changeHealth', unitId: mob, by: -1, cause: 'other' },
    { type: 'beginTurn', turn: { gameTurn: 1, side: 'b' } },
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Squad', models: 5, unitId: squad, weaponAp: 2 }),
        fighters({ side: 'b', name: 'Mob', models: 9, unitId: mob, initiative: 2, leadership: 7 }),
      ],
    }),
  );
  const strikeId = groupNamed(joined, 'Squad');
  const lost = played(
    joined,
    inAssault({ type: 'enterHits', strikeId, hits: 4 }),
    inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 4 } }),
    inAssault({ type: 'allocateTogether', unitKey: mob, saved: 0, discounted: 0, defenderChoice: [] }),
    inAssault({ type: 'endStep' }),
    { type: 'closeRound', combatId: FIRST_COMBAT },
  );
  return asFarAsTheRulesGo(
    lost,
    [
      inAssault({ type: 'takeMorale', unitKey: mob, way: 'rolled', dice: [2, 2] }),
      inAssault({ type: 'sweep', unitKey: mob, dice: [3, 5], byApp: true }),
    ],
    [
      inAssault({ type: 'checkSide', by: { way: 'rolled', dice: [4, 4], byApp: true }, lowered: 1 }),
      inAssault({ type: 'chooseAftermath', unitKey: mob, option: 'fallBack' }),
      inAssault({ type: 'chooseAftermath', unitKey: squad, option: 'pursue' }),
    ],
  );
}
