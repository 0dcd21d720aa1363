import { useState } from 'react';
import { MAX_POINT_COUNT } from '@/battle/assault/decide/decide-points';
import type { PointRowView } from '@/battle/assault/standing/points-view';
import type { Combat } from '@/battle/state/combat';
import { SIDES, type Side } from '@/rules/index';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberField } from '@/ui/field/number-field';
import { Stepper } from '@/ui/field/stepper';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { Sheet } from '@/ui/page/sheet';
import { assaultWords } from '@/words/assault/assault-words';
import { words } from '@/words/words';

type PointsTableProps = {
  readonly combat: Combat;
  readonly rows: readonly PointRowView[];
  /** The only side that is shown, if each side has a half of its own. */
  readonly only?: Side | undefined;
  readonly disabled: boolean;
};

type Opened = { readonly row: PointRowView; readonly side: Side };

/** The points of an open combat, row by row: what each side counts, what it scores, and where that is from. */
export function PointsTable({ combat, rows, only, disabled }: PointsTableProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { act } = useBattleActions();
  const sides = SIDES.filter((side) => only === undefined || side === only);
  const texts = assaultWords.points;
  const count = ({ row, side }: Opened, to: number | null) =>
    act({ type: 'countPoints', combatId: combat.id, side, rowId: row.id, to });
  return (
    <ul aria-label={texts.title} className="grid gap-1.5 px-2.5 pt-2">
      {rows.map((row) => (
        <li key={row.id}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-label leading-body">
            <span className="font-bold">{row.label}</span>
            <span className="text-detail text-muted">{texts.worth(row)}</span>
          </p>
          <div className="grid auto-cols-fr grid-flow-col gap-2">
            {sides.map((side) => (
              <div key={side} className="min-w-0">
                <Stepper
                  names={{
                    fewer: texts.fewer(row, side),
                    enter: texts.enter(row, side),
                    more: texts.more(row, side),
                  }}
                  atZero={row[side].count === 0}
                  disabled={disabled}
                  onFewer={() => count({ row, side }, row[side].count - 1)}
                  onMore={() => count({ row, side }, Math.min(MAX_POINT_COUNT, row[side].count + 1))}
                  onEnter={() => setOpened({ row, side })}
                >
                  {words.number(row[side].count)}
                  <span className={`text-detail ${toneClasses[SIDE_TONE[side]].text}`}>
                    {texts.scored(row, side)}
                  </span>
                </Stepper>
                {row[side].said && <p className="text-note leading-note text-muted">{texts.said}</p>}
              </div>
            ))}
          </div>
        </li>
      ))}
      {opened && (
        <CountSheet
          opened={opened}
          disabled={disabled}
          onCount={(to) => {
            if (to !== opened.row[opened.side].count || opened.row[opened.side].said) count(opened, to);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </ul>
  );
}

type CountSheetProps = {
  readonly opened: Opened;
  readonly disabled: boolean;
  onCount(to: number | null): void;
  onClose(): void;
};

/** Another count of a row, or again what the app counts from the fight. */
function CountSheet({ opened: { row, side }, disabled, onCount, onClose }: CountSheetProps) {
  const [value, setValue] = useState(row[side].count);
  const texts = assaultWords.points;
  const title = texts.named(row, side);
  return (
    <Sheet title={title} closeName={words.close} onClose={onClose}>
      <div className="grid gap-3">
        <NumberField
          label={title}
          min={0}
          max={MAX_POINT_COUNT}
          value={value}
          disabled={disabled}
          names={assaultWords.stepper(title)}
          onChange={setValue}
        />
        <Button kind="primary" disabled={disabled} onPress={() => onCount(value)}>
          {texts.set(value)}
        </Button>
        {row[side].said && (
          <Button disabled={disabled} onPress={() => onCount(null)}>
            {texts.asCounted}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
