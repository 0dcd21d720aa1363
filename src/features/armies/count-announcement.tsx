import { unitOf } from '@/battle/state/army';
import { countsOf } from '@/battle/state/counted-unit';
import type { UnitId } from '@/battle/state/ids';
import type { UnitCounter } from '@/rules/index';
import { useBattle, useLedger } from '@/store/battle/use-battle';
import { countedWords } from '@/words/counted-words';

type CountAnnouncementProps = {
  readonly counter: UnitCounter;
  /** The units around it. */
  readonly unitIds: readonly UnitId[];
};

/** What a unit has suffered after the last tap, for a screen reader. */
export function CountAnnouncement({ counter, unitIds }: CountAnnouncementProps) {
  const battle = useBattle();
  const event = useLedger().steps.at(-1)?.entry.events[0];
  const counted = event?.type === 'countChanged' && unitIds.includes(event.unitId) ? event.unitId : null;
  const army = counted === null ? undefined : unitOf(battle, counted);
  return (
    <p aria-live="polite" className="sr-only">
      {army && countedWords.announce(army.unit.name, countsOf(army)[counter.id] ?? 0, counter.unit)}
    </p>
  );
}
