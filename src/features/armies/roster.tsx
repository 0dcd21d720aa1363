import { useEffect, useMemo, useRef } from 'react';
import { armyOf, unitOf } from '@/battle/army';
import { combatWith } from '@/battle/decide-army';
import { editionOfBattle } from '@/battle/edition-of';
import type { UnitId } from '@/battle/ids';
import type { Edition, Side } from '@/rules/index';
import { useBattle, useLedger } from '@/store/use-battle';
import { useSettings } from '@/store/use-page-stores';
import { battleWords } from '@/words/battle-words';
import { isApart, useArmiesRoom } from './armies-room';
import { type HealthBurst, latestHealthBurst } from './health-burst';
import { openRoundIn } from './open-round';
import { UnitRow } from './unit-row';
import { unitStanding } from './unit-standing';
import { useMayChange } from './use-unit-acts';

type RosterProps = { readonly side: Side; onOpen(id: UnitId): void; onEnter(id: UnitId): void };

/** One side's units in their order, or what to do while there are none. */
export function Roster({ side, onOpen, onEnter }: RosterProps) {
  const ledger = useLedger();
  const battle = useBattle();
  const room = useArmiesRoom();
  const holdStep = useSettings((settings) => settings.holdStep);
  const mayChange = useMayChange();
  const burst = useMemo(() => latestHealthBurst(ledger), [ledger]);
  const edition: Edition = editionOfBattle(battle);
  const army = armyOf(battle, side);
  const list = useNewestInView(army.length);
  if (army.length === 0) {
    return (
      <p className="m-auto max-w-80 p-6 text-center text-[20px] text-muted">
        {mayChange ? battleWords.armies.empty(side) : battleWords.armies.emptyRead(side)}
      </p>
    );
  }
  return (
    <>
      <ul ref={list} className="px-2.5 pb-3">
        {army.map((unit) => {
          const { id } = unit.unit;
          return (
            <UnitRow
              key={id}
              army={unit}
              edition={edition}
              combat={combatWith(battle, id)?.number ?? null}
              apart={isApart(room, id, openRoundIn(battle, id))}
              burst={burst?.unitId === id ? burst : null}
              holdStep={holdStep}
              disabled={!mayChange}
              onOpen={onOpen}
              onEnter={onEnter}
            />
          );
        })}
      </ul>
      <Announcement burst={burst} edition={edition} />
    </>
  );
}

/** Brings the unit that was added last into view. */
function useNewestInView(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    if (count > shown.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    shown.current = count;
  }, [count]);
  return list;
}

/** What the last taps did, for a screen reader. */
function Announcement({ burst, edition }: { readonly burst: HealthBurst | null; readonly edition: Edition }) {
  const battle = useBattle();
  const army = burst && unitOf(battle, burst.unitId);
  const left = army && unitStanding(edition, army).left;
  return (
    <p aria-live="polite" className="sr-only">
      {burst && army && left
        ? battleWords.armies.announce(
            army.unit.name,
            burst.to - burst.from,
            battleWords.armies.left(left.now, left.start, left.woundsOnLast),
          )
        : ''}
    </p>
  );
}
