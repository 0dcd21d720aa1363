import type { ReactNode } from 'react';
import type { Unit } from '@/battle/state/unit';
import { battleWords } from '@/words/battle-words';
import type { UnitStanding } from './unit-standing';

type UnitMarksProps = {
  readonly unit: Unit;
  readonly standing: UnitStanding;
  readonly combat: number | null;
  readonly apart: boolean;
};

const LOOKS = {
  mark: 'border-gold text-gold',
  state: 'border-warn bg-warn-field text-warn',
  gone: 'border-outline text-muted line-through',
  combat: 'border-outline text-ink',
} as const;

/** What a unit is, what has become of it, and where it fights. */
export function UnitMarks({ unit, standing, combat, apart }: UnitMarksProps) {
  const { fate, onTable, weakened } = standing;
  return (
    <>
      {unit.marks.map((mark) => (
        <Chip key={mark} look={onTable ? 'mark' : 'gone'}>
          {battleWords.armies.mark(mark)}
        </Chip>
      ))}
      {fate !== 'fighting' && <Chip look="state">{battleWords.armies.fate(fate)}</Chip>}
      {weakened && <Chip look="state">{weakened}</Chip>}
      {combat !== null && onTable && <Chip look="combat">{battleWords.armies.engaged(combat, !apart)}</Chip>}
    </>
  );
}

function Chip({ look, children }: { readonly look: keyof typeof LOOKS; readonly children: ReactNode }) {
  return (
    <span
      className={`whitespace-nowrap rounded-md border-[1.5px] px-1.5 text-[0.9375rem] font-bold leading-[1.1875rem] ${LOOKS[look]}`}
    >
      {children}
    </span>
  );
}
