import { ArrowDown, ArrowUp } from 'lucide';
import { type ReactNode, useState } from 'react';
import { dueTests } from '@/battle/army/due-tests';
import { offeredTests } from '@/battle/army/offered-tests';
import { testDue } from '@/battle/log/damaged-in-turn';
import { armyOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { profileOf, shownCounter, strengthNow } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import { combatWith } from '@/battle/state/engaged';
import { healthWordOf } from '@/battle/state/health-word';
import { duplicateName, regimentOf } from '@/battle/state/unit';
import { marksOf } from '@/battle/state/unit-marks';

import { type Edition, otherSide, type UnitTest } from '@/rules/index';
import { useBattle, useLedger } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE } from '@/ui/look/tone';
import { Sheet } from '@/ui/page/sheet';
import { ToggleTile } from '@/ui/tile/toggle-tile';
import { battleWords } from '@/words/battle-words';
import { countedWords } from '@/words/counted-words';
import { words } from '@/words/words';
import { isApart, setApart, useArmiesRoom } from './armies-room';
import { EditUnit } from './edit-unit';
import { FateChoice } from './fate-choice';
import { JoinChoice } from './join-choice';
import { openRoundIn } from './open-round';
import { Regain } from './regain';
import { TestUnit } from './test-unit';
import { ThrowTest } from './throw-test';
import { copyOf, marksNotCopied, unitStanding } from './unit-standing';
import { UnitStatuses } from './unit-statuses';
import { useMayChange, useSheetAct } from './use-unit-acts';
import { enemiesToHit, WhomItHits } from './whom-it-hits';

type UnitSheetProps = {
  readonly army: ArmyUnit;
  /** The test with which it opens; missing: it opens with the unit. */
  readonly testFirst?: string;
  onClose(): void;
};

/** The page of a unit: its fate, where its losses count, and all actions. */
export function UnitSheet({ army, testFirst, onClose }: UnitSheetProps) {
  const [page, setPage] = useState<'unit' | 'edit' | 'test' | 'hit'>(
    testFirst === undefined ? 'unit' : 'test',
  );
  const battle = useBattle();
  const edition: Edition = editionOfBattle(battle);
  const { tests = [] } = edition;
  const ledger = useLedger();
  const [testId, setTestId] = useState<string | null>(testFirst ?? null);
  const due =
    testDue(tests, ledger, army.unit.id) ??
    dueTests(battle, army).find(({ when }) => typeof when !== 'object') ??
    null;
  const { name } = army.unit;
  const titles = {
    unit: name,
    edit: battleWords.armies.editTitle(name),
    test: battleWords.armies.test.title(name),
    hit: battleWords.armies.hitTitle(name),
  };
  return (
    <Sheet title={titles[page]} closeName={words.close} onClose={onClose}>
      {page === 'edit' && <EditUnit army={army} onDone={onClose} />}
      {page === 'hit' && <WhomItHits army={army} />}
      {page === 'test' &&
        (shownCounter(edition) ? (
          <ThrowTest army={army} first={testId} onDone={onClose} />
        ) : (
          <TestUnit army={army} tests={offeredTests(battle, army)} first={testId} onDone={onClose} />
        ))}
      {page === 'unit' && (
        <UnitPage
          army={army}
          onEdit={() => setPage('edit')}
          onHit={() => setPage('hit')}
          due={due}
          onTest={
            tests.length > 0
              ? (id) => {
                  setTestId(id);
                  setPage('test');
                }
              : null
          }
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

type UnitPageProps = UnitSheetProps & {
  onEdit(): void;
  /** Opens the choice of the enemy that it charges. */
  onHit(): void;
  /** Null if the edition declares no test other than the break test. */
  readonly onTest: ((testId: string | null) => void) | null;
  /** The test that the rulebook requires now, because the unit lost health in this turn. */
  readonly due: UnitTest | null;
};

function UnitPage({ army, due, onEdit, onHit, onTest, onClose }: UnitPageProps) {
  const battle = useBattle();
  const edition: Edition = editionOfBattle(battle);
  const { act, refusal } = useSheetAct();
  const mayChange = useMayChange(army.unit.side);
  const { unit } = army;
  const standing = unitStanding(edition, army);
  const counter = shownCounter(edition);
  const regiment = regimentOf(unit);
  const roster = armyOf(battle, unit.side);
  const place = roster.findIndex((other) => other.unit.id === unit.id) + 1;
  const notCopied = marksNotCopied(unit);
  const names = roster.map((other) => other.unit.name);
  const move = (by: number, name: string, icon: ReactNode) => (
    <Button
      disabled={!mayChange || place + by < 1 || place + by > roster.length}
      onPress={() => act({ type: 'moveUnit', unitId: unit.id, by })}
    >
      {icon}
      {name}
    </Button>
  );
  return (
    <div className="grid gap-3">
      <div className="text-label text-muted">
        <p>
          {counter
            ? countedProfile(edition, army)
            : battleWords.armies.profile(
                unit.pointCost,
                unit.models,
                unit.healthPerModel,
                healthWordOf(battle, unit),
                edition.breakTest?.characteristic ?? null,
                unit.characteristic,
                unit.kinds,
                unit.modelsUnsaid,
              )}
        </p>
        {regiment !== null && <p>{battleWords.armies.detachmentOf(regiment)}</p>}
        {standing.worth && (
          <p>
            {words.sideBySide([
              battleWords.armies.worth(standing.worth.points, otherSide(unit.side)),
              battleWords.armies.worthReason(standing.worth.reason),
            ])}
          </p>
        )}
      </div>
      {due && onTest && (
        <Button kind="primary" disabled={!mayChange} onPress={() => onTest(due.id)}>
          {battleWords.armies.test.due(due.label)}
        </Button>
      )}
      {onTest && <UnitStatuses army={army} disabled={!mayChange} act={act} onTest={onTest} />}
      {counter && <Regain army={army} counter={counter} />}
      {enemiesToHit(battle, army).length > 0 && (
        <Button kind={due ? 'plain' : 'primary'} disabled={!mayChange} onPress={onHit}>
          {battleWords.armies.hit}
        </Button>
      )}
      <FateChoice army={army} fate={standing.fate} disabled={!mayChange} act={act} />
      {marksOf(edition).includes('character') && <JoinChoice army={army} disabled={!mayChange} act={act} />}
      {standing.health === 0 && <p className="text-detail text-muted">{battleWords.armies.noHealthLeft}</p>}
      <ApartSwitch battle={battle} army={army} disabled={!mayChange} />
      <div className="grid grid-cols-2 big:grid-cols-1 gap-2">
        <Button disabled={!mayChange} onPress={onEdit}>
          {battleWords.armies.edit}
        </Button>
        <Button
          disabled={!mayChange}
          onPress={() => {
            const copy = copyOf(unit, duplicateName(unit.name, names));
            if (act({ type: 'addUnits', side: unit.side, units: [copy] })) onClose();
          }}
        >
          <span className="flex flex-col leading-tight">
            {battleWords.armies.duplicate}
            {notCopied.length > 0 && (
              <span className="text-note font-medium text-muted">
                {battleWords.armies.duplicateWithout(notCopied)}
              </span>
            )}
          </span>
        </Button>
        {move(-1, battleWords.armies.moveUp, <Icon of={ArrowUp} size={20} />)}
        {move(1, battleWords.armies.moveDown, <Icon of={ArrowDown} size={20} />)}
      </div>
      <p role="status" className="-mt-1 text-center text-detail text-muted">
        {battleWords.armies.place(place, roster.length)}
      </p>
      {onTest && offeredTests(battle, army).length > 0 && (
        <Button disabled={!mayChange} onPress={() => onTest(null)}>
          {battleWords.armies.test.now}
        </Button>
      )}
      <p role="alert" className="text-label text-warn empty:hidden">
        {refusal}
      </p>
      <Button
        disabled={!mayChange}
        onPress={() => {
          if (act({ type: 'removeUnit', unitId: unit.id })) onClose();
        }}
      >
        {battleWords.armies.remove}
      </Button>
    </div>
  );
}

/** "120 points · Nerve 16 · Attacks 12 · Unit Strength 2", of a unit that gathers damage. */
function countedProfile(edition: Edition, army: ArmyUnit): string {
  const { unit } = army;
  const strength = strengthNow(edition, army);
  return words.sideBySide([
    countedWords.points(unit.pointCost),
    ...(edition.characteristics ?? []).map(({ id, label }) => {
      const value = profileOf(unit)[id];
      return value !== undefined && countedWords.has({ label, value });
    }),
    strength !== null && countedWords.strengthNow(strength),
  ]);
}

type ApartSwitchProps = {
  readonly battle: Battle;
  readonly army: ArmyUnit;
  readonly disabled: boolean;
};

/** For a unit in an open round: whether its losses are casualties of that round. */
function ApartSwitch({ battle, army: { unit }, disabled }: ApartSwitchProps) {
  const room = useArmiesRoom();
  const open = openRoundIn(battle, unit.id);
  const combat = combatWith(battle, unit.id);
  if (!open || !combat || shownCounter(editionOfBattle(battle))) return null;
  const apart = isApart(room, unit.id, open);
  const label = battleWords.armies.notFromCombat(combat.number);
  return (
    <div>
      <p className="pb-1.5 text-detail leading-label text-muted">{battleWords.armies.notFromCombatHint}</p>
      <ToggleTile
        tone={SIDE_TONE[unit.side]}
        name={label}
        on={apart}
        disabled={disabled}
        onToggle={(on) => setApart(unit.id, open, on)}
      >
        <span className="flex w-full justify-between gap-2 px-3 text-body">
          <span>{label}</span>
          <span>{apart ? battleWords.armies.on : battleWords.armies.off}</span>
        </span>
      </ToggleTile>
    </div>
  );
}
