import { useContext } from 'react';
import { loserOf } from '@/battle/combat/standing-test';
import type { CombatId } from '@/battle/state/ids';
import type { LossTarget } from '@/battle/state/loss-target';
import { nextStep } from '@/battle/state/next-step';
import { BreakTestButton, BreakTestLine } from '@/features/fight/break-test/break-test-line';
import { SideTiles } from '@/features/fight/card/casualty-tiles';
import { OwnRows } from '@/features/fight/card/own-rows';
import { NextRound } from '@/features/fight/round/next-round';
import { shownCombat } from '@/features/fight/round/shown-round';
import { useShownRound } from '@/features/fight/round/use-fight';
import { totalNow, verdictNow } from '@/features/fight/round/verdict-now';
import { type CounterRow, otherSide, type Side } from '@/rules/index';
import { useBattle, useMayWrite, useMayWriteFor } from '@/store/battle/use-battle';
import { AgreeButton } from '@/ui/button/agree-button';
import { Button } from '@/ui/button/button';
import { textWidth } from '@/ui/look/text-width';
import { SIDE_TONE } from '@/ui/look/tone';
import { Seam } from '@/ui/page/halves';
import { SheetExtrasContext } from '@/ui/page/sheet';
import { acrossWords } from '@/words/across-words';
import { battleWords } from '@/words/battle-words';
import { CloseRound } from './fight-next';

type AcrossHalfProps = {
  readonly combatId: CombatId;
  readonly side: Side;
  /** The sides that agree to the present score. */
  readonly agreed: readonly Side[];
  onAgree(agrees: boolean): void;
  onEnterCount(row: CounterRow, side: Side): void;
  onEnterLoss(side: Side, target: LossTarget): void;
  onClose(): void;
};

/**
 * One player's half: the score in the middle of the phone, the side's own rows, and at the player's edge the
 * losses and the next step. In large text the losses stand first, so that they need no scrolling.
 */
export function AcrossHalf(props: AcrossHalfProps) {
  const { combatId, side, onEnterCount, onEnterLoss, onClose } = props;
  const other = otherSide(side);
  const battle = useBattle();
  const shown = useShownRound(combatId);
  const { notice } = useContext(SheetExtrasContext);
  const open = shown.round.outcome === null && !shown.combat.ended;
  const tests = loserOf(battle, shown.combat, shown.round)?.side === side;
  return (
    <>
      <Seam
        own={{ tone: SIDE_TONE[side], figure: totalNow(shown[side]) }}
        other={{ tone: SIDE_TONE[other], figure: totalNow(shown[other]) }}
        verdict={verdictNow(shown)}
        backName={acrossWords.at(acrossWords.back, side)}
        onBack={onClose}
      />
      <div className="flex flex-1 flex-col px-2.5 py-1 halved:pt-0.5 halved:pb-0 big:order-2 big:flex-none">
        {open ? (
          <OwnRows combatId={combatId} side={side} onEnterCount={onEnterCount} />
        ) : (
          <p className="py-2 text-center text-body">{acrossWords.closed}</p>
        )}
      </div>
      {tests && (
        <div className={open ? 'halved:hidden big:order-3' : undefined}>
          <BreakTestLine combatId={combatId} />
        </div>
      )}
      {open && (
        <div className="shrink-0 px-2.5 pt-1 big:order-1">
          <SideTiles beside combatId={combatId} side={side} onEnter={onEnterLoss} />
        </div>
      )}
      {notice}
      <Actions {...props} open={open} tests={tests} />
    </>
  );
}

type ActionsProps = Pick<AcrossHalfProps, 'combatId' | 'side' | 'agreed' | 'onAgree' | 'onClose'> & {
  readonly open: boolean;
  /** Whether units of this side test. */
  readonly tests: boolean;
};

/** So many letters of the next step stand in one line of a narrow half; what is longer is written smaller. */
const ONE_LINE = 12;

/** At the player's edge: undo, this side's agreement with the other side's beside it, and the next step. */
function Actions({ combatId, side, agreed, open, tests, onAgree, onClose }: ActionsProps) {
  const battle = useBattle();
  const mayWrite = useMayWrite() && battle.outcome === null;
  const mayAgree = useMayWriteFor(side) && battle.outcome === null;
  const { actions } = useContext(SheetExtrasContext);
  const next = nextStep(battle, shownCombat(battle, combatId)).kind;
  const inThirds = open && tests;
  const isLong = open && textWidth(battleWords.fight.closeRound) > ONE_LINE;
  return (
    <div
      className={`flex shrink-0 flex-wrap items-stretch gap-2 px-2.5 py-1.5 big:order-4 halved:gap-1.5 halved:py-0.5 halved:[&_button]:leading-none ${inThirds ? 'halved:[&_button]:px-1 halved:[&_.below]:hidden' : ''} ${isLong ? 'halved:[&_button]:text-note' : inThirds ? 'halved:[&_button]:text-detail' : ''} lefty:flex-row-reverse`}
    >
      <div className="flex items-center">{actions}</div>
      {open ? (
        <>
          {tests && (
            <div className="hidden min-w-0 flex-1 halved:grid">
              <BreakTestButton combatId={combatId} />
            </div>
          )}
          <div className="grid min-w-0 flex-1">
            <AgreeButton
              label={acrossWords.agree(side)}
              agrees={agreed.includes(side)}
              disabled={!mayAgree}
              onAgree={onAgree}
            />
          </div>
          <div className="grid min-w-0 flex-1 big:flex-none big:basis-full">
            <CloseRound
              combatId={combatId}
              place={acrossWords.edge(side)}
              note={agreed.includes(otherSide(side)) ? acrossWords.agree(otherSide(side)) : undefined}
              confirmedBy={agreed}
              disabled={!mayWrite}
            />
          </div>
        </>
      ) : (
        <>
          <div className="grid min-w-0 flex-1">
            <Button name={acrossWords.at(acrossWords.back, side)} onPress={onClose}>
              {acrossWords.back}
            </Button>
          </div>
          {next === 'nextRound' && (
            <div className="grid min-w-0 flex-1">
              <NextRound combatId={combatId} primary disabled={!mayWrite} />
            </div>
          )}
        </>
      )}
    </div>
  );
}
