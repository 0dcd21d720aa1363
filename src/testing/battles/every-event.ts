import type { EventOf, EventType } from '@/battle/log/event';
import type { Intent } from '@/battle/log/intent';
import type { Ledger } from '@/battle/log/ledger';
import { battleOf } from '@/battle/log/ledger';
import type { FighterDraft } from '@/battle/state/fighters';
import { type UnitId, unitKey as unitKeyOf, writerId } from '@/battle/state/ids';
import type { Objective } from '@/battle/state/objective';
import { fighters, groupNamed, inAssault, woundsOn } from './assaults';
import { answered, begun, draft, FIRST_COMBAT, played } from './battles';
import { first, health, scene } from './scenes';
import {
  attack,
  attackOf,
  attackView,
  shooters,
  shot,
  shotDown,
  shotGroup,
  strikeOf,
  withSquads,
} from './shooting';

/*
 * A battle for each event that a log can hold, and for what this project's events hold besides their
 * beginnings: what everything that keeps or passes on a log is tried with. The compiler asks for a battle of
 * a new event.
 */

type Told = Ledger;

/** A combat that is counted by points, of which the players counted one. */
function pointed() {
  const both = [fighters({ name: 'Squad', models: 3 }), fighters({ side: 'b', name: 'Mob', models: 3 })];
  return played(
    begun('hh-3'),
    inAssault({ type: 'addFighters', fighters: both }),
    inAssault({ type: 'countPoints', side: 'a', rowId: 'vexillas', to: 1 }),
  );
}

/** A combat that Red lost by a point, and its check. */
function checked() {
  return played(
    pointed(),
    { type: 'closeRound', combatId: FIRST_COMBAT },
    inAssault({ type: 'checkSide', by: { way: 'rolled', dice: [3, 5], byApp: true } }),
  );
}

/** A unit in a rulebook with statuses. */
function statused() {
  return played(begun('hh-3'), { type: 'addUnits', side: 'a', units: [draft({ name: 'Squad', models: 5 })] });
}

/** The loser, which failed, falls back. */
function chose() {
  const after = checked();
  const unitKey = groupNamed(after, 'Mob');
  return played(after, inAssault({ type: 'chooseAftermath', unitKey, option: 'fallBack' }));
}

/** A Praetor and a Champion, who struck each other in one round of a challenge; with less of it for fewer `parts`. */
function duelled(parts: number) {
  const start = played(
    begun('hh-3'),
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Praetor', wounds: 3, rank: 'command' }),
        fighters({ side: 'b', name: 'Champion', wounds: 2, character: 'character' }),
      ],
    }),
  );
  const model = (name: string) => `${groupNamed(start, name)}.1`;
  const one = { a: [5], b: [2] };
  const gestures = [
    inAssault({ type: 'issueChallenge', modelId: model('Praetor') }),
    inAssault({ type: 'answerChallenge', by: 'accepted', modelId: model('Champion') }),
    inAssault({ type: 'chooseGambit', side: 'a', gambit: 'testTheFoe' }),
    inAssault({ type: 'chooseGambit', side: 'b', gambit: 'guardUp' }),
    inAssault({ type: 'rollFocus', by: { way: 'rolled', dice: one, byApp: true } }),
    inAssault({ type: 'strikeDuel', side: 'a', lost: 2 }),
    inAssault({ type: 'endChallenge' }),
  ];
  return played(start, ...gestures.slice(0, parts));
}

/** Blue's guard, bows and Captain against Red's ogres, wolves and Tyrant, of which guard and ogres fight. */
function fought(editionId: string) {
  const { ledger, id } = scene(
    editionId,
    [
      { name: 'Guard', models: 20, pointCost: 200, characteristic: 8, marks: ['standard'] },
      { name: 'Bows', models: 10, pointCost: 120 },
      { name: 'Captain', healthPerModel: 3, pointCost: 150, characteristic: 9, marks: ['character'] },
    ],
    [
      { name: 'Ogres', models: 4, healthPerModel: 3, pointCost: 300, characteristic: 7 },
      { name: 'Wolves', models: 5, pointCost: 90 },
      { name: 'Tyrant', healthPerModel: 4, pointCost: 250, marks: ['character'] },
    ],
  );
  const [guard, bows, captain, ogres, wolves] = ['Guard', 'Bows', 'Captain', 'Ogres', 'Wolves'].map(id) as [
    UnitId,
    UnitId,
    UnitId,
    UnitId,
    UnitId,
  ];
  const joined = played(ledger, { type: 'joinUnit', unitId: captain, hostId: guard });
  const engaged = played(joined, first.engage(guard, bows, ogres, wolves));
  const struck = played(engaged, health(ogres, -3), health(guard, -1));
  const broke = played(struck, first.says('b', ogres, false));
  const closed = played(struck, first.close);
  return { ledger, joined, engaged, struck, broke, closed, guard, bows, captain, ogres, wolves };
}

const { ledger, joined, engaged, struck, broke, closed, guard, bows, captain, ogres, wolves } =
  fought('t9a-2');

const inCombat = { combatId: FIRST_COMBAT } as const;
const testOfOgres = { ...inCombat, side: 'b', unitId: ogres } as const;
const meets = (facing: 'front' | 'leftFlank', charged: boolean): Intent => ({
  type: 'changeContact',
  ...inCombat,
  unitId: ogres,
  enemyUnitId: guard,
  contact: { facing, charged },
});
const objective: Objective = { name: 'Hold the Ground', counters: { a: 2, b: 0 }, winner: 'counters' };
const given = played(struck, { type: 'handOver', to: 'b' });
const ended = played(struck, { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: false } });
const running = played(struck, { type: 'startClock', side: 'a' });

const assault = (...groups: readonly Partial<FighterDraft>[]) =>
  played(begun('hh-1'), inAssault({ type: 'addFighters', fighters: groups.map(fighters) }));
const axes = { name: 'Axes', models: 2, attacks: 2, weaponAp: 2 } as const;
const mob = { side: 'b', name: 'Mob', models: 4, initiative: 1, leadership: 7, armourSave: 6 } as const;
const met = assault(axes, { name: 'Clubs' }, mob);
const keyOf = (of: Ledger, name: string) => groupNamed(of, name);
const hit = (of: Ledger, name: string, plain: number) =>
  played(
    of,
    inAssault({ type: 'enterHits', strikeId: keyOf(of, name), hits: plain }),
    inAssault({ type: 'enterWounds', strikeId: keyOf(of, name), wounds: { plain } }),
  );
const waiting = hit(hit(met, 'Axes', 1), 'Clubs', 1);
const single = hit(assault(axes, mob), 'Axes', 1);
const slain = played(
  single,
  inAssault({
    type: 'allocateTogether',
    unitKey: keyOf(single, 'Mob'),
    saved: 0,
    discounted: 0,
    defenderChoice: [],
  }),
);
const closedAssault = played(slain, inAssault({ type: 'endStep' }), first.close);
const failed = played(
  closedAssault,
  inAssault({ type: 'takeMorale', unitKey: keyOf(slain, 'Mob'), way: 'said', passed: false }),
);

const halfShot = shotDown(
  attack(withSquads(), [shooters({}, { name: 'Bolters' }), shooters({}, { name: 'Cannon' })]),
  'Bolters',
  3,
);
const leaders = assault(
  { name: 'Sergeant', attacks: 2, weaponAp: 2, character: 'character' },
  { side: 'b', name: 'Boss', initiative: 1, leadership: 9, character: 'independentCharacter' },
);
const heroes = played(
  leaders,
  inAssault({
    type: 'addFighters',
    fighters: [fighters({ ...mob, unitKey: keyOf(leaders, 'Boss') })],
  }),
);
const challenged = played(
  heroes,
  inAssault({ type: 'issueChallenge', modelId: `${keyOf(heroes, 'Sergeant')}.1` }),
);
const sergeant = keyOf(heroes, 'Sergeant');

/** For each type of event a battle in which it happened last. */
export const EVERY_EVENT: { readonly [Type in EventType]: Told } = {
  battleStarted: begun('t9a-2'),
  setupChanged: played(begun(), {
    type: 'changeSetup',
    setup: { ...battleOf(begun()).setup, armyPoints: 4_500 },
  }),
  turnBegan: played(struck, { type: 'beginTurn', turn: { gameTurn: 1, side: 'b' } }),
  clockStarted: running,
  clockPaused: played(running, { type: 'pauseClock', side: 'a' }),
  clockSet: played(running, { type: 'setClock', side: 'a', from: 60_000, to: 120_000 }),
  timeLimitChanged: played(struck, {
    type: 'changeTimeLimit',
    limit: { minutes: 75, reserve: 5, warning: 10 },
  }),
  reactionMade: played(begun('hh-3'), { type: 'makeReaction', side: 'b', reaction: 'returnFire' }),
  tagsChanged: played(struck, { type: 'changeTags', tags: ['club', 'Ärger'] }),
  handedOver: given,
  takenBack: played(given, { type: 'takeOver', writer: writerId('w1') }),
  takenOver: played(given, { type: 'takeOver', writer: writerId('w2') }),
  battleFinished: ended,
  entryAgreed: played(closed, { type: 'answerEntry', seq: closed.entries.length, agrees: true }),
  entryObjected: played(closed, { type: 'answerEntry', seq: closed.entries.length, agrees: false }),
  endConfirmed: played(ended, { type: 'confirmEnd', side: 'b' }),
  battleReopened: played(ended, { type: 'reopenBattle' }),

  combatOpened: played(struck, { type: 'openCombat' }),
  roundBegan: played(closed, first.next),
  combatAnswered: played(struck, answered('a', 'charge', true)),
  roundClosed: played(struck, { type: 'closeRound', ...inCombat, confirmedBy: ['a', 'b'] }),
  roundFought: roundWithoutWinner(),
  breakTestAnswered: played(struck, {
    type: 'answerBreakTest',
    ...testOfOgres,
    inputId: 'stubborn',
    answer: true,
  }),
  breakTestTaken: broke,
  pursuitResolved: played(broke, {
    type: 'resolvePursuit',
    ...testOfOgres,
    fleeTotal: 6,
    pursuitTotal: 9,
  }),
  flightSaid: played(broke, {
    type: 'resolvePursuit',
    ...testOfOgres,
    fleeTotal: null,
    pursuitTotal: null,
    caught: false,
  }),
  flightThrown: played(broke, { type: 'throwFlight', ...testOfOgres, fleeTotal: 6, pursuitTotal: null }),
  duelFought: played(struck, {
    type: 'fightDuel',
    ...inCombat,
    unitId: ogres,
    enemyUnitId: captain,
    dealt: 5,
  }),
  combatEnded: played(struck, { type: 'endCombat', ...inCombat }),
  unitJoined: engaged,
  unitLeft: played(engaged, first.engage(guard, ogres)),
  contactChanged: played(engaged, meets('front', true)),

  armyImported: played(ledger, {
    type: 'importArmy',
    side: 'a',
    army: 'Dread Elves',
    units: [draft({ name: 'Raven Cloaks', models: 5, pointCost: 195 })],
    replace: true,
    source: { format: 't9aNewRecruit', statedTotal: null, linesRead: 1, linesUnread: ['?'], text: 'Cloaks' },
  }),
  unitAdded: ledger,
  unitEdited: played(ledger, {
    type: 'editUnit',
    unitId: bows,
    unit: draft({ name: 'Crossbows', models: 9 }),
  }),
  unitRemoved: played(ledger, { type: 'removeUnit', unitId: bows }),
  unitMoved: played(ledger, { type: 'moveUnit', unitId: bows, by: 1 }),
  healthChanged: struck,
  characterJoined: joined,
  statusesChanged: played(statused(), {
    type: 'changeStatus',
    unitId: 'u2.1' as UnitId,
    status: 'pinned',
    has: true,
  }),
  fateChanged: played(struck, { type: 'changeFate', unitId: ogres, fate: 'fleeing' }),
  unitTested: inPanic(),
  countChanged: shotAt(),
  testThrown: thrownOnce(),

  fightersChanged: met,
  readingChanged: played(met, { type: 'changeReading', readingId: 'lockedModel', to: 'wholeStep' }),
  modelsHurt: played(
    met,
    inAssault({ type: 'hurtModels', groupId: keyOf(met, 'Mob'), wounds: 1, because: 'overwatch' }),
  ),
  modelsPlaced: played(
    met,
    inAssault({
      type: 'placeModels',
      places: [{ modelId: `${keyOf(met, 'Mob')}.1`, inContact: false, distance: 2 }],
    }),
  ),
  strikeChanged: waiting,
  pointsCounted: pointed(),
  sideChecked: checked(),
  aftermathChosen: chose(),
  poolsOrdered: played(
    waiting,
    inAssault({
      type: 'orderPools',
      unitKey: keyOf(met, 'Mob'),
      order: woundsOn(waiting, 'Mob')
        .pools.map(({ id }) => id)
        .toReversed(),
    }),
  ),
  woundsAllocated: slain,
  challengeIssued: challenged,
  challengeAnswered: played(
    challenged,
    inAssault({ type: 'answerChallenge', by: 'accepted', modelId: `${keyOf(challenged, 'Boss')}.1` }),
  ),
  gambitChosen: duelled(4),
  focusRolled: duelled(5),
  duelStruck: duelled(6),
  challengeEnded: duelled(7),
  characteristicSaid: played(
    closedAssault,
    inAssault({
      type: 'sayCharacteristic',
      unitKey: keyOf(slain, 'Mob'),
      characteristic: 'leadership',
      to: 9,
    }),
  ),
  stepFought: played(slain, inAssault({ type: 'endStep' })),
  assaultClosed: closedAssault,
  shootingEnded: played(halfShot, { type: 'closeRound', combatId: attackOf(halfShot).id }),
  moraleTaken: failed,
  sweepResolved: played(
    failed,
    inAssault({ type: 'sweep', unitKey: keyOf(slain, 'Mob'), dice: [3, 5], byApp: true }),
  ),

  bonusCounted: played(struck, { type: 'countBonus', side: 'a', bonusId: 'generalRemoved', to: 1 }),
  placeHeld: played(mission(), {
    type: 'holdPlaces',
    bonusId: 'objectivesByTurn',
    gameTurn: 1,
    holders: { 1: 'a', 3: 'b' },
  }),
  placeWeighed: markerWeighed(),
  markerScored: markersScored(),
  counterOffensiveDeclared: played(
    markersScored(),
    { type: 'beginTurn', turn: { gameTurn: 4, side: 'b' } },
    { type: 'declareCounterOffensive', side: 'b', to: true },
  ),
  pointsAgreed: played(struck, { type: 'agreePoints', to: { a: 12, b: 8, reason: 'By the organiser' } }),
  objectiveChanged: played(struck, { type: 'changeObjective', objective }),
  battlePointsAdjusted: played(struck, { type: 'adjustBattlePoints', side: 'a', to: -2 }),
  marginsChanged: played(begun('wfb-6'), {
    type: 'changeMargins',
    to: [
      { upTo: 299, name: 'Draw' },
      { upTo: null, name: 'Victory' },
    ],
  }),

  noteAdded: played(struck, { type: 'addNote', text: 'Measured twice.', about: 2 }),
  entriesCorrected: played(struck, {
    type: 'correctEntries',
    seqs: [struck.entries.at(-2)?.seq ?? 0],
    instead: { type: 'changeHealth', unitId: ogres, by: -2, cause: 'combat' },
  }),
  undone: played(struck, { type: 'undo' }),
  redone: played(struck, { type: 'undo' }, { type: 'redo' }),
};

/** A marker that the first player scored in his first turn, with the rules of the unit there. */
function markersScored(): Ledger {
  const { setup } = battleOf(begun('hh-3'));
  return played(begun('hh-3', { ...setup, victoryRules: 'takeAndHold' }), {
    type: 'scoreMarker',
    side: 'a',
    bonusId: 'objectivePoints',
    marker: 1,
    gameTurn: 1,
    to: { held: true, line: 2, vanguard: 0, supportUnit: null, broken: 1 },
  });
}

/** A battle for objectives that count every turn. */
function mission(): Ledger {
  const { setup } = battleOf(begun('hh-1'));
  return played(begun('hh-1'), { type: 'changeSetup', setup: { ...setup, victoryRules: 'dominion' } });
}

function tankShot(): Ledger {
  const tank = fighters({
    side: 'b',
    name: 'Tank',
    target: 'vehicle',
    wounds: 3,
    armour: { front: 13, side: 11, rear: 10, openTopped: true },
  });
  const gun = shooters({ strength: 8, ap: 2, rules: ['melta'] }, { name: 'Gun', models: 1, snapShots: true });
  const opened = played(begun('hh-1'), { type: 'openCombat', shotBy: 'a' });
  const met = shot(opened, { type: 'addFighters', fighters: [gun, tank] });
  const unitKey = unitKeyOf(shotGroup(met, 'Tank'));
  const turned = shot(
    met,
    { type: 'turnVehicle', unitKey, facing: 'side' },
    { type: 'takeCover', unitKey, save: 5 },
  );
  const strikeId = strikeOf(turned, 'Gun');
  return shot(
    turned,
    { type: 'enterHits', strikeId, hits: 1 },
    { type: 'enterWounds', strikeId, wounds: { penetrating: 1 } },
    { type: 'allocate', unitKey, step: { do: 'roll', value: 1 } },
    { type: 'allocate', unitKey, step: { do: 'roll', value: 4 } },
  );
}

function hotShot(): Ledger {
  const tank = { target: 'vehicle', wounds: 3, armour: { front: 11, side: 11, rear: 10 } } as const;
  const gun = shooters({ shots: 2, getsHot: true }, { name: 'Gun', models: 1, ...tank });
  const ready = attack(withSquads(), [gun]);
  const rolled = shot(ready, { type: 'rollHits', strikeId: strikeOf(ready, 'Gun'), dice: [1, 1, 2, 5] });
  const unitKey = attackView(rolled).units[0]?.key;
  if (unitKey === undefined) throw new Error('Nobody shot');
  return shot(rolled, { type: 'allocate', unitKey, step: { do: 'takeWound' } });
}

/** Bows against Trolls of Nerve 16 that are Inspiring. */
function trolls() {
  return scene(
    'kow-4',
    [{ name: 'Bows', pointCost: 100 }],
    [{ name: 'Trolls', pointCost: 200, facts: { nerve: 16, inspiring: true, troopType: 'regiment' } }],
  );
}

function shotAt(): Ledger {
  const { ledger: two, id } = trolls();
  const shooting = { type: 'changeCount', counter: 'damage', cause: 'shooting' } as const;
  return played(two, { ...shooting, unitId: id('Trolls'), by: 8 });
}

function thrownOnce(): Ledger {
  const unitId = trolls().id('Trolls');
  return played(shotAt(), { type: 'throwTest', unitId, testId: 'nerveRanged', answers: {}, total: 9 });
}

function roundWithoutWinner(): Ledger {
  const { ledger: two, id } = trolls();
  const charge = { type: 'hitUnit', unitId: id('Bows'), enemyUnitId: id('Trolls') } as const;
  const met = played(two, charge);
  const combatId = battleOf(met).combats[0]?.id ?? FIRST_COMBAT;
  return played(met, { type: 'closeRound', combatId });
}

function markerWeighed(): Ledger {
  const { ledger: two } = trolls();
  const pillage = { ...battleOf(two).setup, victoryRules: 'pillage' };
  const weighed = { type: 'weighPlace', bonusId: 'markersHeld', place: 3, gameTurn: null } as const;
  return played(two, { type: 'changeSetup', setup: pillage }, { ...weighed, strength: { a: 1, b: 2 } });
}

function inPanic(): Ledger {
  const old = scene('wfb-7', [{ name: 'Bows', models: 10, characteristic: 7 }], [{ name: 'Wolves' }]);
  return played(old.ledger, {
    type: 'testUnit',
    unitId: old.id('Bows'),
    testId: 'panic',
    answers: { leadership: 7 },
    rolls: [9, 9],
  });
}

/** What those events hold besides: each a battle in which it counts. */
export const WHAT_EVENTS_HOLD: Readonly<Record<string, Told>> = {
  'tinctures that the sides bear': played(begun(), {
    type: 'changeSetup',
    setup: {
      ...battleOf(begun()).setup,
      a: { player: '', army: '', tincture: 'vert' },
      b: { player: '', army: '', tincture: 'or' },
    },
  }),
  'devices that the sides chose apart from their tinctures': played(begun(), {
    type: 'changeSetup',
    setup: {
      ...battleOf(begun()).setup,
      a: { player: '', army: '', device: 'roundels' },
      b: { player: '', army: '', device: 'bars' },
    },
  }),
  'ranks that the first blow froze': ranksFrozen(),
  'a vehicle that was penetrated from the side, in cover': tankShot(),
  'a model that its own weapon hurt': hotShot(),
  'an end with the Victory Points agreed on, and a mission': played(
    mission(),
    { type: 'holdPlaces', bonusId: 'objectivesByTurn', gameTurn: 1, holders: { 2: 'b' } },
    { type: 'agreePoints', to: { a: 3, b: 1, reason: 'By the organiser' } },
    { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: true } },
  ),
  'ranks denied by a charge into the flank in an earlier round': ranksDenied(),
  'ranks that stay although a flank was entered by hand': ranksStay(),
  'a contact that only was guessed': engaged,
  'a character that has left its unit': played(joined, { type: 'joinUnit', unitId: captain, hostId: null }),
  'a unit that fled, rallied, and fights no more in its combat': played(
    broke,
    first.close,
    { type: 'changeFate', unitId: ogres, fate: 'fighting' },
    first.next,
  ),
  'a unit that is Broken and Shaken': fought('t9a-3').broke,
  'a unit that was removed, being still engaged': played(fought('t9a-3').broke, first.close, first.next),
  'a unit that got away before it was removed': gotAway(),
  'a Sweeping Advance that the winner may not make': played(
    failed,
    inAssault({ type: 'barSweep', unitKey: keyOf(slain, 'Mob') }),
  ),
  'a Morale check and a Sweeping Advance with the dice of the table': played(
    closedAssault,
    inAssault({
      type: 'takeMorale',
      unitKey: keyOf(slain, 'Mob'),
      way: 'rolled',
      dice: [6, 5],
      byApp: false,
    }),
    inAssault({ type: 'sweep', unitKey: keyOf(slain, 'Mob'), dice: [2, 6], byApp: false }),
  ),
  'an assault closed with the agreement of both': played(slain, inAssault({ type: 'endStep' }), {
    ...first.close,
    confirmedBy: ['b', 'a'],
  }),
  'a unit set to destroyed, whose health was lost in the combat': played(struck, {
    type: 'changeHealth',
    unitId: wolves,
    by: -5,
    cause: 'combat',
  }),
  'units of an assault that were put together': putTogether(),
  'a correction of a closed round': played(closed, {
    type: 'correctEntries',
    seqs: [struck.entries.at(-2)?.seq ?? 0],
    instead: null,
  }),
  'a challenge that was refused': played(
    challenged,
    inAssault({ type: 'answerChallenge', by: 'refused', modelId: `${keyOf(challenged, 'Boss')}.1` }),
  ),
  'Wounds of a challenge, of which one goes on to the others': inAChallenge(),
  'Precision Strikes and whom they were allocated to': precise(),
  'a Morale check on the Leadership of one model': played(
    heroes,
    inAssault({ type: 'enterHits', strikeId: sergeant, hits: 1 }),
    inAssault({ type: 'enterWounds', strikeId: sergeant, wounds: { plain: 1 } }),
    inAssault({
      type: 'allocateTogether',
      unitKey: keyOf(heroes, 'Boss'),
      saved: 0,
      discounted: 0,
      defenderChoice: [`${keyOf(heroes, 'Mob')}.1`],
    }),
    first.close,
    inAssault({ type: 'takeMorale', unitKey: keyOf(heroes, 'Boss'), way: 'rolled', dice: [6, 6] }),
  ),
  'a correction that was undone': played(
    EVERY_EVENT.entriesCorrected,
    health(wolves, -1),
    { type: 'undo' },
    { type: 'undo' },
  ),
};

function putTogether(): Ledger {
  const boss = fighters({ side: 'b', name: 'Boss' });
  const apart = played(met, inAssault({ type: 'addFighters', fighters: [boss] }));
  return played(
    apart,
    inAssault({ type: 'mergeUnits', unitKey: keyOf(apart, 'Boss'), into: keyOf(met, 'Mob') }),
  );
}

function inAChallenge(): Ledger {
  const strikeId = `${sergeant}/challenge`;
  return played(
    EVERY_EVENT.challengeAnswered,
    inAssault({ type: 'enterHits', strikeId, hits: 2 }),
    inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 2 } }),
    inAssault({ type: 'allocate', unitKey: keyOf(heroes, 'Boss'), step: { do: 'takeWound' } }),
  );
}

function precise(): Ledger {
  return played(
    heroes,
    inAssault({ type: 'rollHits', strikeId: sergeant, dice: [6, 5] }),
    inAssault({ type: 'enterWounds', strikeId: sergeant, wounds: {} }),
    inAssault({ type: 'enterWounds', strikeId: `${sergeant}/split1`, wounds: { plain: 1 } }),
    inAssault({
      type: 'allocate',
      unitKey: keyOf(heroes, 'Boss'),
      step: { do: 'chooseModel', modelId: `${keyOf(heroes, 'Boss')}.1` },
    }),
  );
}

function gotAway(): Ledger {
  const third = fought('t9a-3');
  return played(third.broke, first.close, { ...first.next, gotAway: [third.ogres] });
}

function ranksFrozen(): Ledger {
  const old = scene(
    'wfb-6',
    [{ name: 'Spears', models: 25, facts: { frontWidth: 5, unitStrength: 25 } }],
    [{ name: 'Knights', models: 5, facts: { unitStrength: 10 } }],
  );
  const [spears, knights] = [old.id('Spears'), old.id('Knights')];
  return played(
    old.ledger,
    first.engage(spears, knights),
    health(spears, -11, 'other'),
    health(knights, -1),
    health(spears, -6),
  );
}

function ranksStay(): Ledger {
  return played(
    begun('wfb-6'),
    { type: 'openCombat' },
    answered('b', 'extraRanks', 3),
    answered('a', 'flank', 1),
    { type: 'sayRowStays', ...inCombat, side: 'b', rowId: 'extraRanks' },
  );
}

function ranksDenied(): Ledger {
  const old = scene(
    'wfb-6',
    [{ name: 'Spears', models: 25, facts: { frontWidth: 5, unitStrength: 25 } }],
    [{ name: 'Knights', models: 5, facts: { unitStrength: 10 } }],
  );
  const [spears, knights] = [old.id('Spears'), old.id('Knights')];
  const meeting = (facing: 'leftFlank' | 'rear', charged: boolean): Intent => ({
    type: 'changeContact',
    ...inCombat,
    unitId: knights,
    enemyUnitId: spears,
    contact: { facing, charged },
  });
  return played(
    old.ledger,
    first.engage(spears, knights),
    meeting('leftFlank', true),
    health(knights, -1),
    first.close,
    first.next,
    meeting('rear', false),
  );
}

/** Whether the newest entry of the battle holds such an event. */
export function holds<Type extends EventType>({ entries }: Ledger, type: Type): boolean {
  return (entries.at(-1)?.events ?? []).some((event): event is EventOf<Type> => event.type === type);
}
