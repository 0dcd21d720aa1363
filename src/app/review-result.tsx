import { notesOf } from '@/battle/log/notes';
import { scoreByTodaysRules } from '@/battle/review/todays-rules';
import { NoteList } from '@/features/review/note-list';
import { TodayBeside } from '@/features/review/today-beside';
import { BattleResult } from '@/features/score/battle-result';
import { ScoreSummary } from '@/features/score/score-summary';
import { useBattle, useLedger } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { reviewWords } from '@/words/review-words';
import { ReviewActions } from './review-actions';

/**
 * The result as recorded, or so far; next to it the notes about the battle, and the result of today's rules.
 */
export function ReviewResult() {
  const battle = useBattle();
  const ledger = useLedger();
  const today = scoreByTodaysRules(battle);
  const notes = notesOf(ledger).filter(({ about }) => about === null);
  const beside = (
    <div className="px-3 pb-4">
      {today && (
        <TodayBeside>
          {battleWords.battleScore.line(
            { a: today.victoryPoints.a.total, b: today.victoryPoints.b.total },
            today.battlePoints,
          )}
        </TodayBeside>
      )}
      <NoteList notes={notes} />
      <ReviewActions />
    </div>
  );
  if (battle.outcome) return <BattleResult battle={battle} outcome={battle.outcome} below={beside} />;
  return (
    <>
      <h1 className="sr-only">{reviewWords.rooms.result}</h1>
      <ScoreSummary battle={battle}>{reviewWords.running}</ScoreSummary>
      {beside}
    </>
  );
}
