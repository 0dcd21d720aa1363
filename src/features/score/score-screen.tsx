import { useMemo } from 'react';
import { type BattleScore, battleScore, namedTotal, scoredApart } from '@/battle/score/battle-score';
import type { Battle } from '@/battle/state/battle';
import { missionOf, victoryOf } from '@/battle/state/edition-of';
import { needsArmyPoints, type Victory } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { AgreedSection } from './agreed-section';
import { ApartSection } from './apart-section';
import { ArmySize } from './army-size';
import { BandTable } from './band-table';
import { BattlePointSection } from './battle-point-section';
import { BattleResult } from './battle-result';
import { BonusSection } from './bonus-section';
import { BreakPointSection } from './break-point-section';
import { HandOverLinks, OtherPhones } from './hand-over-links';
import { MarginSection } from './margin-section';
import { MarkersSection } from './markers-section';
import { MissionChoice } from './mission-choice';
import { NoVictoryRules } from './no-victory-rules';
import { ObjectiveSection } from './objective-section';
import { OpenWorth } from './open-worth';
import { PlacesSection } from './places-section';
import { PointLines } from './point-lines';
import { RoomSection } from './room-section';
import { ScoreShields } from './score-shields';
import { countedTotals, liveStanding } from './standing';
import { SwingList } from './swing-list';

/** Who leads and why, what would change the result, and after the end the recorded result. */
export function ScoreScreen() {
  const battle = useBattle();
  const score = useMemo(() => battleScore(battle), [battle]);
  const victory = victoryOf(battle);
  if (battle.outcome) {
    return (
      <BattleResult battle={battle} outcome={battle.outcome}>
        <div className="grid grid-cols-2 big:grid-cols-1 gap-2 px-3 pt-3">
          <HandOverLinks withResult={false} />
        </div>
      </BattleResult>
    );
  }
  return (
    <div className="pb-4">
      <h1 className="sr-only">{battleWords.battleScore.title}</h1>
      {score && victory ? (
        <RunningScore battle={battle} score={score} victory={victory} />
      ) : (
        <NoVictoryRules />
      )}
      <OtherPhones />
    </div>
  );
}

type RunningScoreProps = {
  readonly battle: Battle;
  readonly score: BattleScore;
  readonly victory: Victory;
};

function RunningScore({ battle, score, victory }: RunningScoreProps) {
  const { large, lead, victoryPoints: totals, armyPoints, open } = liveStanding(score);
  const agreed = battle.setup.armyPoints !== null;
  const { battlePoints: rules, simplified, margins } = victory;
  const inPercent =
    (rules !== undefined && needsArmyPoints(rules)) || (simplified ?? victory.percentMargins) !== undefined;
  const asksForSize = !agreed && inPercent;
  const texts = battleWords.battleScore;
  const nothingYet = victory.missions ? !missionOf(battle) : battle.units.length === 0 && !asksForSize;
  const { bonuses } = victory.points;
  const held = bonuses.filter(({ places }) => places !== undefined);
  const scored = bonuses.filter(({ objectives }) => objectives !== undefined);
  const counted = bonuses.length > held.length + scored.length && (
    <BonusSection
      title={victory.missions ? texts.bonuses.ofMission : texts.bonuses.title}
      bonuses={bonuses}
    />
  );
  return (
    <>
      <ScoreShields large={large} open={open} verdict={texts.lead(lead.leader, lead.difference, lead.share)}>
        {words.sideBySide([texts.ifEndedNow, texts.victoryPointsOf(totals, open?.more, armyPoints, agreed)])}
      </ScoreShields>
      <OpenWorth />
      {nothingYet && (
        <p className="px-6 pt-2 text-center text-detail text-muted">
          {victory.missions ? texts.noCounts : texts.noUnits}
        </p>
      )}
      {victory.missions && nothingYet && <MissionChoice victory={victory} />}
      {held.map((bonus) => (
        <PlacesSection key={bonus.id} bonus={bonus} />
      ))}
      {scored.map((bonus) => (
        <MarkersSection key={bonus.id} bonus={bonus} />
      ))}
      {victory.missions && counted}
      {victory.missions && !nothingYet && <MissionChoice victory={victory} />}
      {asksForSize && <ArmySize assumed={armyPoints} />}
      {rules && <BandTable rules={rules} armyPoints={armyPoints} band={score.battlePoints?.band ?? null} />}
      {rules?.objective && <ObjectiveSection rules={rules.objective} />}
      {score.named && (
        <RoomSection title={texts.named.title}>
          <p className="text-center text-name font-bold">
            {texts.named.whose(score.named.name, score.named.winner)}
          </p>
        </RoomSection>
      )}
      {margins && <MarginSection rules={margins} armyPoints={armyPoints} difference={lead.difference} />}
      {battle.units.length > 0 && <SwingList battle={battle} />}
      <BreakPointSection />
      {!victory.missions && counted}
      {rules && (
        <BattlePointSection points={score.battlePoints} objectiveLabel={rules.objective?.label ?? ''} />
      )}
      {score.simplified && (
        <RoomSection title={texts.simplifiedTitle}>
          <p>{texts.simplified(score.simplified)}</p>
        </RoomSection>
      )}
      <ApartSection score={scoredApart(battle, score)} />
      <AgreedSection counted={countedTotals(score)} />
      <PointLines
        title={victory.missions ? texts.lines.ofMission : texts.lines.title}
        totals={{ a: namedTotal(battle, score.a), b: namedTotal(battle, score.b) }}
        lineOf={{ a: score.a.lines, b: score.b.lines }}
      />
    </>
  );
}
