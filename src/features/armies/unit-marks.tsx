import { Crown, Flag, FlagTriangleRight, Music, Swords, Target, User } from 'lucide';
import { Fragment, type ReactNode } from 'react';
import type { Mark, Unit } from '@/battle/state/unit';
import { Icon } from '@/ui/look/icon';
import { battleWords } from '@/words/battle-words';
import type { UnitStanding } from './unit-standing';

type UnitMarksProps = {
  readonly unit: Unit;
  readonly standing: UnitStanding;
  readonly combat: number | null;
  readonly apart: boolean;
  /** What it is because of what it has gathered, in the rulebook's words. */
  readonly statuses?: readonly string[];
};

const MARK_ICONS: Readonly<Record<Mark, typeof Crown>> = {
  general: Crown,
  battleStandard: FlagTriangleRight,
  standard: Flag,
  musician: Music,
  character: User,
  scoring: Target,
};

const LOOKS = {
  mark: 'border-gold text-gold',
  state: 'border-warn bg-warn-field text-warn',
  gone: 'border-outline text-muted',
  combat: 'border-outline text-ink',
} as const;

/** The unit's marks and its combat as icons, and its fate in words. */
export function UnitMarks({ unit, standing, combat, apart, statuses = [] }: UnitMarksProps) {
  const { fate, onTable, weakened } = standing;
  return (
    <>
      {unit.marks.length > 0 && (
        <Chip look={onTable ? 'mark' : 'gone'}>
          {unit.marks.map((mark) => {
            return (
              <Fragment key={mark}>
                <Icon of={MARK_ICONS[mark]} size={16} strokeWidth={2.5} />
                <span className="sr-only">{battleWords.armies.mark(mark)} </span>
              </Fragment>
            );
          })}
        </Chip>
      )}
      {combat !== null && onTable && (
        <Chip look="combat">
          <Icon of={Swords} size={15} strokeWidth={2.5} className={apart ? 'opacity-50' : ''} />
          <span aria-hidden className={apart ? 'line-through' : ''}>
            {combat}
          </span>
          <span className="sr-only">{battleWords.armies.engaged(combat, !apart)}</span>
        </Chip>
      )}
      {fate !== 'fighting' && <Chip look="state">{battleWords.armies.fate(fate)}</Chip>}
      {weakened && <Chip look="state">{weakened}</Chip>}
      {statuses.map((status) => (
        <Chip key={status} look="state">
          {status}
        </Chip>
      ))}
    </>
  );
}

function Chip({ look, children }: { readonly look: keyof typeof LOOKS; readonly children: ReactNode }) {
  return (
    <span
      className={`inline-flex shrink-0 min-h-[1.375rem] items-center gap-0.5 whitespace-nowrap rounded-md border-[1.5px] px-1 text-small font-bold leading-label ${LOOKS[look]}`}
    >
      {children}
    </span>
  );
}
