import { ChevronRight } from 'lucide';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { sheetOf } from '@/battle/state/edition-of';
import type { CombatId } from '@/battle/state/ids';
import { pointsOf } from '@/features/fight/round/shown-round';
import { useRoundPart } from '@/features/fight/round/use-fight';
import type { CounterRow, Side } from '@/rules/index';
import { useBattlePart, useMayWrite } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { textWidth } from '@/ui/look/text-width';
import { acrossWords } from '@/words/across-words';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { type CardRow, cardLines, isSmall, rareLines } from './card-lines';
import { DuelButton, useMayDuel } from './duel-button';
import { RowControl } from './row-control';
import { type PageRoom, rowPages } from './row-pages';

/** The values of the classes below. */
const GAP_REM = 0.25;
const NAME_REM = 1.0625;
/** Below this width, large text has one control in each line, and the whole half scrolls. */
const NARROW_REM = 17;
/** So many letters fit in two lines of the button for more rows. */
const TWO_LINES = 24;

type OwnRowsProps = {
  readonly combatId: CombatId;
  readonly side: Side;
  onEnterCount(row: CounterRow, side: Side): void;
};

/**
 * A side's own rows, the most used ones first. If its half has no room for all of them, a button shows the
 * others.
 */
export function OwnRows({ combatId, side, onEnterCount }: OwnRowsProps) {
  const sheet = useBattlePart(sheetOf);
  const disabled = !useMayWrite();
  const rows = useMemo(() => {
    const often = cardLines(sheet).flatMap((line) => (line.kind === 'full' ? [line.row] : line.rows));
    return [...often.filter((row) => row !== undefined), ...rareLines(sheet).rows];
  }, [sheet]);
  const mayDuel = useMayDuel(combatId);
  const area = useRef<HTMLDivElement>(null);
  const room = useRoom(area, mayDuel);
  const pages = useMemo(() => rowPages(rows, isSmall, room), [rows, room]);
  const [turned, setTurned] = useState(0);
  const at = turned % pages.length;
  const page = pages[at] ?? { small: rows, large: [] };
  const next = pages[(at + 1) % pages.length] ?? page;
  const cells = [...page.small, ...page.large];
  const places = pages.length > 1 ? [...cells.slice(0, 2), null, ...cells.slice(2)] : cells;
  return (
    <div ref={area} className="min-h-[calc(var(--control)*2+1.3125rem)] flex-1 basis-0 big:basis-auto">
      <div className="grid grid-cols-6 gap-1 big:grid-cols-1">
        {places.map((row) =>
          row === null ? (
            // In the same place on every page.
            <div
              key="more"
              className="col-start-5 col-end-7 row-start-1 grid big:col-start-1 big:col-end-2 big:row-start-auto"
            >
              <MoreRows
                combatId={combatId}
                side={side}
                rows={[...next.small, ...next.large]}
                onTurn={() => setTurned(at + 1)}
              />
            </div>
          ) : (
            <div
              key={row.id}
              className={`flex min-w-0 flex-col justify-end big:col-span-1 ${isSmall(row) ? 'col-span-2' : 'col-span-3'} ${page.large.indexOf(row) % 2 === 0 ? 'col-start-1' : ''}`}
            >
              {!isSmall(row) && (
                <span className="text-center font-display text-detail leading-small font-medium">
                  {row.label}
                </span>
              )}
              <RowControl
                combatId={combatId}
                row={row}
                side={side}
                named
                disabled={disabled}
                onEnter={onEnterCount}
              />
            </div>
          ),
        )}
        {mayDuel && (
          <div className="col-span-6 grid big:col-span-1">
            <DuelButton combatId={combatId} />
          </div>
        )}
      </div>
    </div>
  );
}

type MoreRowsProps = Omit<OwnRowsProps, 'onEnterCount'> & {
  readonly rows: readonly CardRow[];
  onTurn(): void;
};

/** The first names that fit in two lines, and how many more there are: a name that is cut says nothing. */
function fitting(names: readonly string[], kept = names.length): string {
  const left = names.length - kept;
  const told = words.sideBySide([...names.slice(0, kept), ...(left > 0 ? [acrossWords.further(left)] : [])]);
  return kept > 1 && textWidth(told) > TWO_LINES ? fitting(names, kept - 1) : told;
}

/** Shows the rows of the next page; its text has their sum. */
function MoreRows({ combatId, side, rows, onTurn }: MoreRowsProps) {
  const ids = rows.map(({ id }) => id);
  const points = useRoundPart(combatId, (shown) => pointsOf(shown[side], ids));
  const names = rows.map(({ label }) => label);
  const told = fitting(names);
  return (
    <button
      type="button"
      aria-label={acrossWords.more(words.sideBySide(names), side)}
      onClick={onTurn}
      className="flex min-h-(--control) min-w-0 items-center gap-1 rounded-lg border-2 border-dashed border-outline px-1 text-note leading-fine text-muted"
    >
      <span
        className={`line-clamp-2 min-w-0 flex-1 text-center ${textWidth(told) > TWO_LINES ? 'text-mark' : ''}`}
      >
        {told}
      </span>
      {points !== 0 && <span className="text-body font-bold">{battleWords.fight.points(points)}</span>}
      <Icon of={ChevronRight} size={16} className="shrink-0" />
    </button>
  );
}

/** The available room, measured again whenever the half or the text changes its size. */
function useRoom(area: RefObject<HTMLElement | null>, duel: boolean): PageRoom {
  const [room, setRoom] = useState<PageRoom>({
    height: Number.POSITIVE_INFINITY,
    small: 0,
    large: 0,
    gap: 0,
  });
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const control = rem * Number.parseFloat(getComputedStyle(element).getPropertyValue('--control'));
      const narrow = element.clientWidth < NARROW_REM * rem;
      const gap = GAP_REM * rem;
      setRoom({
        height: narrow ? Number.POSITIVE_INFINITY : element.clientHeight - (duel ? control + gap : 0),
        small: control,
        large: control + NAME_REM * rem,
        gap,
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area, duel]);
  return room;
}
