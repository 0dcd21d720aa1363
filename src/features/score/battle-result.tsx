import type { ReactNode } from 'react';
import { endedAt } from '@/battle/log/ended-at';
import type { Battle } from '@/battle/state/battle';
import { confirmationOf } from '@/battle/state/confirmation';
import { editionOfBattle, victoryOf } from '@/battle/state/edition-of';
import type { BattleOutcome, RecordedScore } from '@/battle/state/records';
import { asSpoken, SIDES } from '@/rules/index';
import { useLedger } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { ApartSection } from './apart-section';
import { BattlePointLines } from './battle-point-section';
import { ConfirmEnd } from './confirm-end';
import { NoVictoryRules } from './no-victory-rules';
import { OwnSideQuestion, useOwnSideAsked } from './own-side-question';
import { PointLines } from './point-lines';
import { RoomSection } from './room-section';
import { battlePointRows } from './score-rows';
import { ScoreShields } from './score-shields';
import { recordedStanding } from './standing';

type BattleResultProps = { readonly battle: Battle; readonly outcome: BattleOutcome };

/**
 * The result sheet: everything as recorded at the end, nothing computed again. `children` stand below the
 * facts, `below` at the end. It is drawn only once it is known whether a question stands above the facts, so
 * that nothing moves down.
 */
export function BattleResult({
  battle,
  outcome,
  children,
  below,
}: BattleResultProps & { readonly children?: ReactNode; readonly below?: ReactNode }) {
  const { score } = outcome;
  const ownSide = useOwnSideAsked(battle);
  const standing = score && recordedStanding(score);
  const verdict = words.winner(outcome.winner, battle.setup);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, and a keyboard has to scroll it
    <section tabIndex={0} aria-label={battleWords.finish.ended} className="pb-4">
      <h1 className="sr-only">{battleWords.battleScore.result.title}</h1>
      {ownSide.asked !== null && (
        <>
          {standing ? (
            <ScoreShields large={standing.large} verdict={verdict}>
              {battleWords.battleScore.victoryPointsOf(
                standing.victoryPoints,
                undefined,
                standing.armyPoints,
                true,
              )}
            </ScoreShields>
          ) : (
            <p className="px-3 pt-4 text-center font-display text-number font-bold">{verdict}</p>
          )}
          {ownSide.asked && <OwnSideQuestion battle={battle} onAnswered={ownSide.answered} />}
          <Facts battle={battle} outcome={outcome} />
          <div className="px-3 pt-2">
            <ConfirmEnd />
          </div>
          {children}
          {score?.battlePoints && score.battlePointLines && (
            <RoomSection
              title={`${battleWords.battleScore.battlePoints} ${words.score(score.battlePoints.a, score.battlePoints.b)}`}
            >
              <ul>
                <BattlePointLines
                  rows={battlePointRows(score.battlePointLines)}
                  objectiveLabel={objectiveLabel(battle)}
                />
              </ul>
            </RoomSection>
          )}
          {score && <ApartSection score={score} />}
          {score ? (
            <PointLines totals={asSpoken(battle.editionId, score.victoryPoints)} />
          ) : (
            <NoVictoryRules />
          )}
          {below}
        </>
      )}
    </section>
  );
}

function objectiveLabel(battle: Battle): string {
  return victoryOf(battle)?.battlePoints?.objective?.label ?? '';
}

function Facts({ battle, outcome }: BattleResultProps) {
  const ledger = useLedger();
  const { result } = battleWords.battleScore;
  const { gameTurns } = editionOfBattle(battle).gameStructure;
  const ended = endedAt(ledger);
  const confirmed = confirmationOf(battle);
  return (
    <RoomSection title={result.title}>
      <dl>
        {SIDES.map((side) => (
          <Fact key={side} label={words.side(side)}>
            {battleWords.sideNamesOrNone(battle.setup[side])}
          </Fact>
        ))}
        {outcome.score && <ScoreFacts battle={battle} score={outcome.score} />}
        <Fact label={result.turns}>{result.turnsOf(battle.turn.gameTurn, gameTurns)}</Fact>
        <Fact label={result.firstTurn}>{words.side(battle.setup.firstSide)}</Fact>
        {battle.setup.deployment !== undefined && (
          <Fact label={result.deployment}>{battle.setup.deployment}</Fact>
        )}
        <Fact label={result.began}>{dateAndTime(battle.startedAt)}</Fact>
        {ended !== null && <Fact label={result.ended}>{dateAndTime(ended)}</Fact>}
        {confirmed && <Fact label={result.confirmed}>{result.confirmedBy(confirmed)}</Fact>}
      </dl>
    </RoomSection>
  );
}

function ScoreFacts({ battle, score: recorded }: { readonly battle: Battle; readonly score: RecordedScore }) {
  const score = asSpoken(battle.editionId, recorded);
  const { result, objective, simplifiedTitle, simplified, victoryPoints } = battleWords.battleScore;
  const { lead } = recordedStanding(score);
  const label = objectiveLabel(battle);
  const { a, b } = score.victoryPoints;
  return (
    <>
      <Fact label={victoryPoints}>{words.score(a.total, b.total)}</Fact>
      <Fact label={result.difference}>{result.differenceOf(lead.difference, lead.share)}</Fact>
      {score.armyPoints !== null && <Fact label={result.armyPoints}>{result.points(score.armyPoints)}</Fact>}
      {label && (
        <Fact label={objective.named(label, score.objectiveName)}>
          {objective.result(score.objectiveWinner)}
        </Fact>
      )}
      {score.simplified && <Fact label={simplifiedTitle}>{simplified(score.simplified)}</Fact>}
      {score.mission !== undefined && <Fact label={result.mission}>{score.mission}</Fact>}
      {score.agreed && <Fact label={result.agreed}>{result.agreedOf(score.agreed)}</Fact>}
      {score.margin && <Fact label={result.margin}>{score.margin}</Fact>}
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] gap-x-3 border-b border-line py-1">
      <dt className="leading-lead break-words text-muted">{label}</dt>
      <dd className="leading-lead font-bold break-words">{children}</dd>
    </div>
  );
}

function dateAndTime(at: number): string {
  return `${words.date(at)}, ${battleWords.time(at)}`;
}
