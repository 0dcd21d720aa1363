import { useState } from 'react';
import { isClosed, latestRound } from '@/battle/state/combat';
import { isOver } from '@/battle/state/combat-over';
import { engagedUnits, titleOf } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { CombatStrip } from '@/features/fight/combats/combat-strip';
import { UnitJoins, WhoFights } from '@/features/fight/combats/who-fights';
import { useCombatPart } from '@/features/fight/round/use-fight';
import { otherSide } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { RoundButton } from '@/ui/button/round-button';
import { TWO_HEADS } from '@/ui/look/two-heads';
import { acrossWords } from '@/words/across-words';
import { battleWords } from '@/words/battle-words';
import { countedWords } from '@/words/counted-words';
import { AttackDice } from './attack-dice';
import type { DrawUnits } from './draw-units';
import { MeleeAcross } from './melee-across';
import { SideTitle } from './side-title';

type MeleeCardProps = {
  readonly combatId: CombatId;
  /** The combat named in the address. */
  readonly asked: CombatId | null;
  readonly units: DrawUnits;
  onShow(id: CombatId): void;
  onShowNewest(): void;
};

/**
 * A combat that nobody wins: who is struck with what it suffers and what it must test, who strikes with the dice
 * of its attacks. There are no totals.
 */
export function MeleeCard({ combatId, asked, units, onShow, onShowNewest }: MeleeCardProps) {
  const battle = useBattle();
  const combat = useCombatPart(combatId, (shown) => shown);
  const [isAcross, setAcross] = useState(false);
  const round = latestRound(combat);
  const isOpen = round !== undefined && !isClosed(round) && !combat.ended;
  const striking = battle.turn.side;
  const struck = otherSide(striking);
  const idsOf = (side: typeof striking) => engagedUnits(battle, combat, side).map(({ unit }) => unit.id);
  const isNamed = combat.unitIds.length > 0;
  return (
    <>
      <CombatStrip asked={asked} onShow={onShow} />
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1 text-center">
          <p className="font-display text-name leading-title font-bold break-words">
            {battleWords.combatTitle(titleOf(battle, combat))}
          </p>
          <p className="text-note leading-note text-muted">
            {isOpen ? countedWords.round(round.number) : countedWords.closed(round?.number ?? 1)}
          </p>
        </div>
        {isNamed && (
          <RoundButton name={acrossWords.open} icon={TWO_HEADS} place="" onPress={() => setAcross(true)} />
        )}
      </div>
      {isOpen && <WhoFights combatId={combatId} />}
      {!isNamed && <p className="p-4 text-center text-muted">{countedWords.noUnits}</p>}
      {isNamed && (
        <>
          <section aria-label={countedWords.struck(struck)}>
            <SideTitle side={struck}>{countedWords.struck(struck)}</SideTitle>
            {units(idsOf(struck), true)}
          </section>
          <section aria-label={countedWords.strikes(striking)}>
            <SideTitle side={striking}>{countedWords.strikes(striking)}</SideTitle>
            {isOpen && <AttackDice combat={combat} side={striking} />}
            {units(idsOf(striking), true)}
          </section>
          <p className="text-center text-note leading-note text-muted">{countedWords.wins}</p>
        </>
      )}
      {isOpen && isNamed && <UnitJoins combatId={combatId} />}
      {!isOpen && !combat.ended && <AfterTheRound combatId={combatId} onShowNewest={onShowNewest} />}
      {isAcross && <MeleeAcross combatId={combatId} units={units} onClose={() => setAcross(false)} />}
    </>
  );
}

type AfterTheRoundProps = { readonly combatId: CombatId; onShowNewest(): void };

/** Another combat, or the end of this one. */
function AfterTheRound({ combatId, onShowNewest }: AfterTheRoundProps) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite() && battle.outcome === null;
  const over = useCombatPart(combatId, (combat, of) => isOver(of, combat));
  if (!mayWrite) return null;
  const run = (intent: Parameters<typeof act>[0]) => {
    act(intent);
    onShowNewest();
  };
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2 big:grid-flow-row">
      <Button onPress={() => run({ type: 'openCombat' })}>{battleWords.fight.newCombat}</Button>
      {!over && (
        <Button onPress={() => run({ type: 'endCombat', combatId })}>{battleWords.fight.endCombat}</Button>
      )}
    </div>
  );
}
