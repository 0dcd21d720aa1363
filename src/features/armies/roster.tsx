import { ChevronDown } from 'lucide';
import { useEffect, useMemo, useRef } from 'react';
import { armyOf, isOnTable, unitOf } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import { shownCounter } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import { combatWith } from '@/battle/state/engaged';
import { healthWordOf } from '@/battle/state/health-word';
import type { UnitId } from '@/battle/state/ids';
import type { Edition, Side } from '@/rules/index';
import { useBattle, useLedger } from '@/store/battle/use-battle';
import { useSettings } from '@/store/page/use-page-stores';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { isApart, useArmiesRoom } from './armies-room';
import { CountAnnouncement } from './count-announcement';
import { CountedRow } from './counted-row';
import { type HealthBurst, latestHealthBurst } from './health-burst';
import { openRoundIn } from './open-round';
import { UnitRow } from './unit-row';
import { unitStanding } from './unit-standing';
import { useMayChange } from './use-unit-acts';

export type RosterProps = {
  readonly side: Side;
  onOpen(id: UnitId): void;
  onEnter(id: UnitId): void;
  /** Opens a test of a unit, where units gather damage. */
  onTest(id: UnitId, testId: string): void;
  onImport(): void;
};

/** One side's units in their order, or a hint while there are none. */
export function Roster({ side, onOpen, onEnter, onTest, onImport }: RosterProps) {
  const ledger = useLedger();
  const battle = useBattle();
  const room = useArmiesRoom();
  const holdStep = useSettings((settings) => settings.holdStep);
  const mayChange = useMayChange(side);
  const burst = useMemo(() => latestHealthBurst(ledger), [ledger]);
  const edition: Edition = editionOfBattle(battle);
  const counter = shownCounter(edition);
  const army = armyOf(battle, side);
  const list = useNewestInView(army.length);
  if (army.length === 0) {
    return (
      <div className="m-auto flex max-w-80 flex-col gap-4 p-6 text-center">
        <p className="text-name text-muted">
          {mayChange ? battleWords.armies.empty(side) : battleWords.armies.emptyRead(side)}
        </p>
        {mayChange && <Button onPress={onImport}>{battleWords.armies.importList}</Button>}
      </div>
    );
  }
  const gone = army.filter((unit) => !isOnTable(unit));
  const row = (unit: ArmyUnit) => {
    const { id } = unit.unit;
    if (counter) {
      return (
        <CountedRow
          key={id}
          battle={battle}
          army={unit}
          edition={edition}
          counter={counter}
          combat={combatWith(battle, id)?.number ?? null}
          holdStep={holdStep}
          disabled={!mayChange}
          onOpen={onOpen}
          onEnter={onEnter}
          onTest={onTest}
          onOrder={onTest}
        />
      );
    }
    return (
      <UnitRow
        key={id}
        army={unit}
        edition={edition}
        healthPoint={healthWordOf(battle, unit.unit)}
        combat={combatWith(battle, id)?.number ?? null}
        apart={isApart(room, id, openRoundIn(battle, id))}
        burst={burst?.unitId === id ? burst : null}
        holdStep={holdStep}
        disabled={!mayChange}
        onOpen={onOpen}
        onEnter={onEnter}
      />
    );
  };
  return (
    <>
      <ul ref={list} className="px-2.5 pb-3">
        {army.filter(isOnTable).map(row)}
      </ul>
      {gone.length > 0 && (
        <details className="px-2.5 pb-3" open={gone.length === army.length}>
          <summary className="flex min-h-(--control) items-center gap-2 border-b border-line text-label font-bold text-muted">
            <Icon of={ChevronDown} size={20} className="shrink-0" />
            <span className="line-clamp-2 min-w-0 break-words">
              {battleWords.armies.gone({
                count: gone.length,
                names: words.sideBySide(gone.map(({ unit }) => unit.name)),
              })}
            </span>
          </summary>
          <ul>{gone.map(row)}</ul>
        </details>
      )}
      {mayChange && (
        <div className="mx-auto w-full max-w-80 px-2.5 pb-3">
          <Button kind="quiet" onPress={onImport}>
            {battleWords.armies.importList}
          </Button>
        </div>
      )}
      {counter ? (
        <CountAnnouncement counter={counter} unitIds={army.map(({ unit }) => unit.id)} />
      ) : (
        <Announcement side={side} burst={burst} edition={edition} />
      )}
    </>
  );
}

/** Scrolls to the newest unit. */
function useNewestInView(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    if (count > shown.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    shown.current = count;
  }, [count]);
  return list;
}

type AnnouncementProps = {
  readonly side: Side;
  readonly burst: HealthBurst | null;
  readonly edition: Edition;
};

/** The result of the last taps on a unit of this roster, for a screen reader. */
function Announcement({ side, burst, edition }: AnnouncementProps) {
  const battle = useBattle();
  const hit = burst && unitOf(battle, burst.unitId);
  const army = hit?.unit.side === side ? hit : undefined;
  const left = army && unitStanding(edition, army).left;
  return (
    <p aria-live="polite" className="sr-only">
      {burst && army && left !== undefined
        ? battleWords.armies.announce(army.unit.name, burst.to - burst.from, battleWords.armies.leftOf(left))
        : ''}
    </p>
  );
}
