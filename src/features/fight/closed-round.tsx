import { closingInLog } from '@/battle/describe/closed-rounds';
import { isOver } from '@/battle/state/combat-over';
import type { CombatId } from '@/battle/state/ids';
import { nextStep } from '@/battle/state/next-step';
import { OutcomeCard } from '@/features/fight/break-test/outcome-card';
import { NextRound } from '@/features/fight/round/next-round';
import type { ShownRound } from '@/features/fight/round/shown-round';
import { useShownRound } from '@/features/fight/round/use-fight';
import { SIDES } from '@/rules/index';
import { useBattle, useBattleActions, useLedger, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { CombatEnd } from './combat-end';
import { CorrectedResult } from './corrected-result';

type ClosedRoundProps = {
  readonly combatId: CombatId;
  /** Shows the newest open combat from now on. */
  onShowNewest(): void;
};

/** A closed round or an ended combat: the record, and the possible next steps other than the next round. */
export function ClosedRound({ combatId, onShowNewest }: ClosedRoundProps) {
  const shown = useShownRound(combatId);
  const { combat, round } = shown;
  const { act } = useBattleActions();
  const battle = useBattle();
  const mayWrite = useMayWrite() && !battle.outcome;
  const next = nextStep(battle, combat).kind;
  const over = isOver(battle, combat);
  return (
    <div className="flex flex-1 flex-col px-4 pt-2">
      <h2 className="mt-auto text-center text-name">
        {combat.ended ? battleWords.fight.ended : battleWords.fight.closedTitle(round.number)}
      </h2>
      <CorrectedResult combat={combat} round={round} />
      <CombatEnd shown={shown} />
      {!combat.ended && <OutcomeCard shown={shown} />}
      {combat.ended ? <Rounds shown={shown} /> : <RecordedLines shown={shown} />}
      {mayWrite && !combat.ended && (
        <div className="mt-auto grid auto-cols-fr grid-flow-col gap-2 pb-2 big:grid-flow-row">
          {next !== 'nextRound' && !over && <NextRound combatId={combatId} />}
          <Button
            onPress={() => {
              act({ type: 'openCombat' });
              onShowNewest();
            }}
          >
            {battleWords.fight.newCombat}
          </Button>
          {!over && (
            <Button
              onPress={() => {
                act({ type: 'endCombat', combatId });
                onShowNewest();
              }}
            >
              {battleWords.fight.endCombat}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function RecordedLines({ shown }: { readonly shown: ShownRound }) {
  const { a, b, combat, round } = shown;
  const { fallen } = closingInLog(useLedger(), combat.id, round.number);
  const scoring = a.lines.filter((line, index) => line.points !== 0 || (b.lines[index]?.points ?? 0) !== 0);
  return (
    <ul className="my-2 border-t border-line">
      {scoring.map((line) => (
        <li
          key={line.rowId}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)_3.5rem] big:grid-cols-[2.5rem_minmax(0,1fr)_2.5rem] border-b border-line py-1 text-name leading-title"
        >
          <span className="order-2 text-center">
            {battleWords.fight.lineLabel(line, shown.sheet.casualties)}
          </span>
          {SIDES.map((side) => (
            <span
              key={side}
              className={`font-bold ${toneClasses[SIDE_TONE[side]].text} ${side === 'a' ? 'order-1' : 'order-3 text-right'}`}
            >
              {battleWords.fight.points(
                shown[side].lines.find((other) => other.rowId === line.rowId)?.points ?? 0,
              )}
            </span>
          ))}
        </li>
      ))}
      {fallen.map((row) => (
        <li
          key={`${row.side} ${row.rowId}`}
          className="border-b border-line py-1 text-center text-small leading-detail text-muted"
        >
          {battleWords.fight.fallenRow(row)}
        </li>
      ))}
    </ul>
  );
}

function Rounds({ shown }: { readonly shown: ShownRound }) {
  return (
    <ol className="my-2 border-t border-line">
      {shown.combat.rounds.map(({ number, outcome }, index, { length }) => (
        <li key={number} className="flex justify-between gap-3 border-b border-line py-1.5">
          <span>{battleWords.fight.roundTitle(number)}</span>
          <span className="text-right text-muted">
            {outcome
              ? words.sideBySide([
                  words.score(outcome.a.total, outcome.b.total),
                  battleWords.roundEnd(outcome.result, index === length - 1 ? shown.destroyed : []),
                ])
              : battleWords.fight.notFought}
          </span>
        </li>
      ))}
    </ol>
  );
}
