import { ChevronDown } from 'lucide';
import type { Side, VictoryBonus } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE } from '@/ui/look/tone';
import { StepTile } from '@/ui/tile/step-tile';
import { ToggleTile } from '@/ui/tile/toggle-tile';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { RoomSection } from './room-section';
import { type BonusRow, bonusAnswer, bonusRows } from './score-rows';

type BonusSectionProps = { readonly title: string; readonly bonuses: readonly VictoryBonus[] };

/**
 * The sources of points other than units. The armies propose values where possible; a tap overrides them.
 * Objectives fold into one line with their sum.
 */
export function BonusSection({ title, bonuses }: BonusSectionProps) {
  const battle = useBattle();
  const rows = bonusRows(battle, bonuses);
  const objectives = rows.filter(({ bonus }) => bonus.objective);
  const texts = battleWords.battleScore;
  const sum = (side: Side) => objectives.reduce((total, row) => total + row[side].points, 0);
  return (
    <RoomSection title={title}>
      <BonusList rows={rows.filter(({ bonus }) => !bonus.objective)} />
      {objectives.length > 0 && (
        <details className="group pt-2">
          <summary className="flex min-h-(--control) cursor-pointer list-none items-center gap-2 rounded-lg border-2 border-line px-2">
            <Icon of={ChevronDown} size={18} className="shrink-0 text-muted group-open:rotate-180" />
            <span className="font-display text-body">{texts.objectives.title}</span>
            <span className="ml-auto font-bold">{texts.objectives.sum(sum('a'), sum('b'))}</span>
          </summary>
          <div className="pt-2">
            <BonusList rows={objectives} />
          </div>
        </details>
      )}
    </RoomSection>
  );
}

function BonusList({ rows }: { readonly rows: readonly BonusRow[] }) {
  return (
    <ul className="grid gap-2">
      {rows.map((row) => (
        <BonusItem key={row.bonus.id} row={row} />
      ))}
    </ul>
  );
}

function BonusItem({ row }: { readonly row: BonusRow }) {
  const { bonus } = row;
  const texts = battleWords.battleScore.bonuses;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.45fr)_minmax(0,1fr)] items-start gap-1">
      <BonusCell row={row} side="a" />
      <span className="flex min-h-(--control) flex-col items-center justify-center text-center">
        <span className="font-display text-detail leading-small tall:text-body tall:leading-label">
          {bonus.label}
        </span>
        <span className="text-note leading-fine text-muted">
          {words.sideBySide([
            texts.each(bonus.pointsEach, bonus.max),
            ...(bonus.hint === undefined ? [] : [bonus.hint]),
          ])}
        </span>
      </span>
      <BonusCell row={row} side="b" />
    </li>
  );
}

function BonusCell({ row, side }: { readonly row: BonusRow; readonly side: Side }) {
  const { act } = useBattleActions();
  const disabled = !useMayWrite();
  const texts = battleWords.battleScore.bonuses;
  const { bonus } = row;
  const standing = row[side];
  const answer = (to: number | null) => act({ type: 'countBonus', side, bonusId: bonus.id, to });
  const props = { tone: SIDE_TONE[side], name: texts.control(bonus.label, side), disabled };
  return (
    <div className="grid min-w-0 gap-1">
      {bonus.max === 1 ? (
        <ToggleTile
          {...props}
          on={standing.count > 0}
          onToggle={(on) => answer(bonusAnswer(standing, on ? 1 : 0))}
        >
          {standing.count > 0 ? texts.on(standing.points) : texts.off}
        </ToggleTile>
      ) : (
        <StepTile
          {...props}
          names={{ more: texts.oneMore(bonus.label, side), fewer: texts.oneFewer(bonus.label, side) }}
          value={standing.count}
          min={0}
          max={bonus.max}
          onChange={(count) => answer(bonusAnswer(standing, count))}
        >
          {texts.count(standing.count)}
        </StepTile>
      )}
      {standing.overridden && (
        <Button
          kind="quiet"
          name={texts.followName(bonus.label, side)}
          disabled={disabled}
          onPress={() => answer(null)}
        >
          <span className="text-detail leading-small font-medium">{texts.follow}</span>
        </Button>
      )}
    </div>
  );
}
