import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { openEnds } from '@/battle/review/open-ends';
import { mayConcede, proposedWinner, recordedScore } from '@/battle/score/battle-score';
import { BATTLE_WINNERS, type BattleWinner } from '@/battle/state/records';
import { otherSide, SIDES, type Side } from '@/rules/index';
import { useBattle, useBattleActions, useOwnSides } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { SIDE_TONE } from '@/ui/look/tone';
import { ConfirmTile } from '@/ui/tile/confirm-tile';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { EndQuestions } from './end-questions';
import { recordedStanding } from './standing';

const NOBODY_CONCEDES = 'nobody';
const NOBODY = { a: false, b: false } as const;

/**
 * What is asked before a battle ends: what it leaves open, who won, as the score proposes, and whether both
 * sides agree. It is the content of a sheet.
 */
export function EndBattle({ onClose }: { onClose(): void }) {
  const battle = useBattle();
  const [chosen, setWinner] = useState<BattleWinner | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const open = useMemo(() => openEnds(battle), [battle]);
  const unanswered = open.filter(({ key }) => !left.includes(key)).length;
  const proposed = proposedWinner(battle);
  // Nothing is called drawn while something is open that may decide it.
  const winner = chosen ?? (proposed === 'draw' && unanswered > 0 ? 'unsaid' : proposed);
  const [confirmed, setConfirmed] = useState<Readonly<Record<'a' | 'b', boolean>>>(NOBODY);
  const [conceded, setConceded] = useState<Side | typeof NOBODY_CONCEDES>(NOBODY_CONCEDES);
  const own = useOwnSides();
  const { act } = useBattleActions();
  const [, navigate] = useLocation();
  const { end } = battleWords.battleScore;
  return (
    <div className="grid gap-3">
      <EndQuestions
        open={open}
        left={left}
        onLeave={setLeft}
        onGo={(room) => {
          navigate(`/battle/${battle.id}/${room}`);
          onClose();
        }}
      />
      <Noted />
      <SegmentedChoice
        label={end.question}
        options={BATTLE_WINNERS.map((id) => ({ id, label: words.winner(id, battle.setup) }))}
        chosen={winner}
        onChoose={(id) => {
          setWinner(id);
          setConfirmed(NOBODY);
          if (id !== winner) setConceded(NOBODY_CONCEDES);
        }}
      />
      {mayConcede(battle) && (
        <SegmentedChoice<Side | typeof NOBODY_CONCEDES>
          label={end.conceded}
          columns={3}
          options={[
            { id: NOBODY_CONCEDES, label: end.nobodyConceded },
            ...SIDES.map((id) => ({ id, label: words.side(id) })),
          ]}
          chosen={conceded}
          onChoose={(id) => {
            setConceded(id);
            if (id !== NOBODY_CONCEDES) setWinner(otherSide(id));
            setConfirmed(NOBODY);
          }}
        />
      )}
      <div className="grid grid-cols-2 big:grid-cols-1 gap-2">
        {own.map((side) => (
          <ConfirmTile
            key={side}
            tone={SIDE_TONE[side]}
            label={end.confirms(side)}
            below={unanswered > 0 ? end.open.first(unanswered) : null}
            on={confirmed[side] && unanswered === 0}
            disabled={unanswered > 0}
            onToggle={(on) => setConfirmed({ ...confirmed, [side]: on })}
          />
        ))}
      </div>
      <p className="text-detail text-muted">{end.confirmHint}</p>
      <div className="grid grid-cols-2 big:grid-cols-1 gap-2">
        <Button onPress={onClose}>{words.cancel}</Button>
        <Button
          kind="primary"
          // Who says the winner leaves knowingly open what is above.
          disabled={unanswered > 0 && chosen === null}
          onPress={() => {
            act({
              type: 'finishBattle',
              winner,
              confirmed: unanswered > 0 ? NOBODY : confirmed,
              ...(conceded === NOBODY_CONCEDES ? {} : { conceded }),
            });
            onClose();
          }}
        >
          {battleWords.finish.end}
        </Button>
      </div>
    </div>
  );
}

/** The score as it will be recorded; nothing if there is none. */
function Noted() {
  const battle = useBattle();
  const standing = useMemo(() => {
    const score = recordedScore(battle);
    const counted = SIDES.some((side) => (score?.victoryPoints[side].lines.length ?? 0) > 0);
    return score && (battle.units.length > 0 || counted || score.agreed) ? recordedStanding(score) : null;
  }, [battle]);
  if (!standing) return null;
  const { victoryPoints, battlePoints, armyPoints, large } = standing;
  return (
    <p className="text-label text-muted">
      {battleWords.battleScore.end.standing}{' '}
      <span className="text-heading font-bold text-ink">
        {battleWords.battleScore[large.name]} {words.score(large.points.a, large.points.b)}
      </span>
      {battlePoints && (
        <>, {battleWords.battleScore.victoryPointsOf(victoryPoints, undefined, armyPoints, true)}</>
      )}
    </p>
  );
}
