import { memo, useState } from 'react';
import { isOver } from '@/battle/state/combat-over';
import { engagedUnits } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import type { LossTarget } from '@/battle/state/loss-target';
import { BreakTestLine } from '@/features/fight/break-test/break-test-line';
import { CasualtyTiles } from '@/features/fight/card/casualty-tiles';
import { CountSheet } from '@/features/fight/card/count-sheet';
import { ExplainSheet } from '@/features/fight/card/explain-sheet';
import { LossSheet } from '@/features/fight/card/loss-sheet';
import { SayUnits } from '@/features/fight/card/say-units';
import { ScoreLines } from '@/features/fight/card/score-lines';
import { CardViews } from '@/features/fight/combats/card-views';
import { CombatHeader } from '@/features/fight/combats/combat-header';
import { CombatStrip } from '@/features/fight/combats/combat-strip';
import { UnitJoins, WhoFights } from '@/features/fight/combats/who-fights';
import { shownCombat } from '@/features/fight/round/shown-round';
import { useRoundPart, useShownRound } from '@/features/fight/round/use-fight';
import { assertNever, type CounterRow, SIDES, type Side } from '@/rules/index';
import { useBattlePart } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { AcrossTable } from './across-table';
import { ClosedRound } from './closed-round';
import { HoldUp } from './hold-up';
import { TurnCard } from './turn-card';

type FightScreenProps = {
  /** The combat named in the address. */
  readonly asked: CombatId | null;
  onShow(id: CombatId): void;
  /** Shows the newest open combat from now on. */
  onShowNewest(): void;
};

/** The combat card: both totals, the verdict, and every control of the round. */
export function FightScreen({ asked, onShow, onShowNewest }: FightScreenProps) {
  const combatId = useBattlePart((battle) => shownCombat(battle, asked)?.id);
  return (
    <>
      <h1 className="sr-only">{battleWords.rooms.fight}</h1>
      {combatId ? (
        <CombatCard key={combatId} combatId={combatId} onShow={onShow} onShowNewest={onShowNewest} />
      ) : (
        <TurnCard onOpened={onShowNewest} />
      )}
    </>
  );
}

/** The ways to show the combat to both players, besides the card. */
type View = 'card' | 'across' | 'holdUp';

type Opened =
  | { readonly kind: 'explain' }
  | { readonly kind: 'count'; readonly row: CounterRow; readonly side: Side }
  | { readonly kind: 'losses'; readonly side: Side; readonly target: LossTarget };

type CombatCardProps = { readonly combatId: CombatId } & Pick<FightScreenProps, 'onShow' | 'onShowNewest'>;

/** The card, with anything opened over it. */
function CombatCard({ combatId, onShow, onShowNewest }: CombatCardProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [view, setView] = useState<View>('card');
  const several = useRoundPart(combatId, ({ combat }, battle) =>
    SIDES.some((side) => engagedUnits(battle, combat, side).length > 1),
  );
  return (
    <div className={`contents ${several ? 'several' : ''}`}>
      <Card
        combatId={combatId}
        onOpen={setOpened}
        onView={setView}
        onShow={onShow}
        onShowNewest={onShowNewest}
      />
      {view === 'across' && <AcrossTable combatId={combatId} onClose={() => setView('card')} />}
      {view === 'holdUp' && <HoldUp combatId={combatId} onClose={() => setView('card')} />}
      {opened && <OpenedSheet combatId={combatId} opened={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

type CardProps = CombatCardProps & {
  /** Always the same functions, so that the card does not render again when something opens over it. */
  onOpen(opened: Opened): void;
  onView(view: View): void;
};

const Card = memo(function Card({ combatId, onOpen, onView, onShow, onShowNewest }: CardProps) {
  const closed = useRoundPart(combatId, ({ round, combat }) => round.outcome !== null || combat.ended);
  const round = useRoundPart(combatId, (shown) => shown.round.number);
  const isOneOfSeveral = useBattlePart(
    (battle) => battle.combats.filter((other) => other.id === combatId || !isOver(battle, other)).length > 1,
  );
  return (
    <div className="flex h-full min-h-0 flex-col low:grid low:grid-cols-2 low:grid-rows-[auto_minmax(0,1fr)_auto]">
      <CombatHeader combatId={combatId} onExplain={() => onOpen({ kind: 'explain' })} />
      {/* Every round begins at the top of its rows. */}
      <div
        key={`${round} ${closed}`}
        data-rows
        className="flex min-h-0 flex-1 flex-col overflow-x-hidden overflow-y-auto low:contents"
      >
        <div className="shrink-0 low:overflow-y-auto">
          <CardViews
            combatId={combatId}
            chips={isOneOfSeveral && <CombatStrip asked={combatId} onShow={onShow} />}
            onAcross={() => onView('across')}
            onHoldUp={() => onView('holdUp')}
          />
          {!closed && <WhoFights combatId={combatId} />}
          {!closed && (
            <CasualtyTiles
              combatId={combatId}
              onEnter={(side, target) => onOpen({ kind: 'losses', side, target })}
            />
          )}
          {!closed && <SayUnits combatId={combatId} />}
        </div>
        <div className="flex shrink-0 grow flex-col pt-1 tall:pt-3 low:row-span-2 low:overflow-y-auto">
          {closed ? (
            <ClosedRound combatId={combatId} onShowNewest={onShowNewest} />
          ) : (
            <>
              <ScoreLines combatId={combatId} onEnter={(row, side) => onOpen({ kind: 'count', row, side })} />
              <UnitJoins combatId={combatId} />
            </>
          )}
        </div>
      </div>
      <div className="shrink-0 pt-1">
        <BreakTestLine combatId={combatId} />
      </div>
    </div>
  );
});

type OpenedSheetProps = { readonly combatId: CombatId; readonly opened: Opened; onClose(): void };

function OpenedSheet({ combatId, opened, onClose }: OpenedSheetProps) {
  const shown = useShownRound(combatId);
  switch (opened.kind) {
    case 'explain':
      return <ExplainSheet shown={shown} onClose={onClose} />;
    case 'count':
      return <CountSheet shown={shown} row={opened.row} side={opened.side} onClose={onClose} />;
    case 'losses':
      return <LossSheet shown={shown} side={opened.side} target={opened.target} onClose={onClose} />;
    default:
      return assertNever(opened);
  }
}
