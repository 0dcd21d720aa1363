import type { ReactNode } from 'react';
import { MAX_ADJUSTMENT } from '@/battle/score/decide';
import type { BattlePointLine, BattlePointResult, Side } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { StepTile } from '@/ui/tile/step-tile';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { RoomSection } from './room-section';
import { type BattlePointRow, battlePointRows, linesOf } from './score-rows';

type BattlePointSectionProps = {
  /** Null: the army size is not known. */
  readonly points: BattlePointResult | null;
  readonly objectiveLabel: string;
};

/** The reasons for the Battle Points, and those that the players give or take. */
export function BattlePointSection({ points, objectiveLabel }: BattlePointSectionProps) {
  const rows = points ? battlePointRows(linesOf(points)) : [];
  return (
    <RoomSection title={battleWords.battleScore.points.title}>
      <ul>
        <BattlePointLines
          rows={rows.filter(({ key }) => key === 'band' || key === 'objective')}
          objectiveLabel={objectiveLabel}
        />
        <ByHand />
        <BattlePointLines rows={rows.filter(({ key }) => key === 'limit')} objectiveLabel={objectiveLabel} />
        {points && (
          <MirroredLine
            a={words.number(points.a.total)}
            b={words.number(points.b.total)}
            label={<span className="font-bold">{battleWords.battleScore.points.total}</span>}
          />
        )}
      </ul>
    </RoomSection>
  );
}

type BattlePointLinesProps = { readonly rows: readonly BattlePointRow[]; readonly objectiveLabel: string };

/** Each part with both sides' points. */
export function BattlePointLines({ rows, objectiveLabel }: BattlePointLinesProps) {
  return rows.map(({ key, a, b, detail }) => (
    <MirroredLine
      key={key}
      a={key === 'band' ? words.number(a) : words.signed(a)}
      b={key === 'band' ? words.number(b) : words.signed(b)}
      label={battleWords.battleScore.points.line(key, objectiveLabel)}
      detail={detail === null ? null : detailText(key, detail)}
    />
  ));
}

function detailText(key: BattlePointLine['key'], detail: number): string {
  const { difference, most } = battleWords.battleScore.points;
  return key === 'limit' ? most(detail) : difference(detail);
}

type MirroredLineProps = {
  readonly a: string;
  readonly b: string;
  readonly label: ReactNode;
  readonly detail?: string | null;
};

/** A line with Blue's points at the left, Red's at the right, and their meaning in the middle. */
export function MirroredLine({ a, b, label, detail = null }: MirroredLineProps) {
  return (
    <li className="grid min-h-8 grid-cols-[3.5rem_minmax(0,1fr)_3.5rem] items-center big:grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] border-b border-line py-0.5">
      <span className={`text-name font-bold ${toneClasses.azure.text}`}>{a}</span>
      <span className="text-center leading-detail wrap-anywhere">
        <span className="font-display text-body">{label}</span>
        {detail && <span className="block text-note leading-fine text-muted">{detail}</span>}
      </span>
      <span className={`text-right text-name font-bold ${toneClasses.gules.text}`}>{b}</span>
    </li>
  );
}

function ByHand() {
  const texts = battleWords.battleScore.points;
  return (
    <li className="grid grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)_minmax(0,1.22fr)] items-center gap-1 border-b border-line py-1">
      <Adjustment side="a" />
      <span className="text-center leading-small">
        <span className="block font-display text-body">{texts.line('adjustment', '')}</span>
        <span className="block text-note leading-fine text-muted">{texts.byHandHint}</span>
      </span>
      <Adjustment side="b" />
    </li>
  );
}

function Adjustment({ side }: { readonly side: Side }) {
  const { adjustments } = useBattle();
  const { act } = useBattleActions();
  const disabled = !useMayWrite();
  const texts = battleWords.battleScore.points;
  return (
    <StepTile
      tone={SIDE_TONE[side]}
      name={battleWords.fight.control(texts.title, side)}
      names={{ more: texts.oneMore(side), fewer: texts.oneFewer(side) }}
      value={adjustments[side]}
      min={-MAX_ADJUSTMENT}
      max={MAX_ADJUSTMENT}
      disabled={disabled}
      onChange={(to) => act({ type: 'adjustBattlePoints', side, to })}
    >
      {words.signed(adjustments[side])}
    </StepTile>
  );
}
