import type { Season, SeasonTests } from '@/battle/cards/season';
import { LuckBar } from '@/ui/look/luck-bar';
import { RecordBar } from '@/ui/look/record-bar';
import { seasonWords } from '@/words/season-words';
import { words } from '@/words/words';
import { BestUnits } from './best-units';
import { RecordTable } from './record-table';
import { SeasonSection } from './season-section';
import { ThreeFigures } from './three-figures';

const GROUPS = ['byArmy', 'byList', 'byOpponent', 'byEdition', 'byPeriod'] as const;

/** All figures of the season, each with the number of battles behind it. */
export function SeasonParts({ season }: { readonly season: Season }) {
  const { record, rounds, ownTests, enemyTests } = season;
  const { record: r, rounds: w, tests: t } = seasonWords;
  return (
    <div className="gap-x-8 spread:columns-2 broad:columns-3">
      <SeasonSection title={r.title}>
        <ThreeFigures of={record} />
        <RecordBar won={record.won} drawn={record.drawn} lost={record.lost} />
        <p className="pt-1.5">{words.sideBySide([r.behind(record), r.share(record)])}</p>
        <p>{r.points(record)}</p>
      </SeasonSection>
      {GROUPS.filter((group) => season[group].length > 0).map((group) => (
        <SeasonSection key={group} title={seasonWords.groups[group]}>
          <RecordTable group={group} groups={season[group]} />
        </SeasonSection>
      ))}
      <p className="pt-2 text-detail text-muted">{seasonWords.pointsHint}</p>
      <SeasonSection title={w.title}>
        {rounds.battles === 0 ? (
          <p className="text-muted">{w.none}</p>
        ) : (
          <>
            <ThreeFigures of={rounds} />
            <RecordBar won={rounds.won} drawn={rounds.drawn} lost={rounds.lost} />
            <p className="pt-1.5">{w.behind(rounds.battles)}</p>
          </>
        )}
      </SeasonSection>
      <SeasonSection title={t.title}>
        <Tests who={t.own} tests={ownTests} />
        <Tests who={t.enemy} tests={enemyTests} />
        {ownTests.rolled + enemyTests.rolled > 0 && <p className="text-detail text-muted">{t.hint}</p>}
      </SeasonSection>
      <SeasonSection title={seasonWords.units.title}>
        <BestUnits units={season.units} battles={season.unitBattles} />
      </SeasonSection>
    </div>
  );
}

function Tests({ who, tests }: { readonly who: string; readonly tests: SeasonTests }) {
  const { tests: t } = seasonWords;
  return (
    <div className="pb-2">
      <p className="flex justify-between gap-3">
        <span className="font-bold">{who}</span>
        <span>{tests.rolled === 0 ? t.none : t.held(tests)}</span>
      </p>
      {tests.rolled > 0 && (
        <>
          <LuckBar held={tests.held} expected={tests.expected} of={tests.rolled} />
          <p>{t.expected(tests)}</p>
        </>
      )}
      {tests.unknown > 0 && <p className="text-detail text-muted">{t.unknown(tests.unknown)}</p>}
    </div>
  );
}
