import { type BattlePointRules, needsArmyPoints } from '@/rules/index';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { bandRows } from './score-rows';
import { ScoreTable } from './score-table';

type BandTableProps = {
  readonly rules: BattlePointRules;
  readonly armyPoints: number | null;
  /** The index of the present row; null: the army size is not known. */
  readonly band: number | null;
};

/**
 * The value of each difference, in points and, if the table uses percentages, in percent. The present row is
 * highlighted.
 */
export function BandTable({ rules, armyPoints, band }: BandTableProps) {
  const { bands } = battleWords.battleScore;
  const inPercent = needsArmyPoints(rules);
  return (
    <ScoreTable
      caption={bands.title}
      columns={[...(inPercent ? [bands.percent] : []), bands.points, bands.result]}
      lit={band}
      rows={bandRows(rules, armyPoints).map(({ overPercent = 0, upToPercent = null, ...row }) => [
        ...(inPercent ? [bands.share(overPercent, upToPercent)] : []),
        row.points ? bands.edges(row.points.from, row.points.to) : '',
        words.score(row.winner, row.loser),
      ])}
    />
  );
}
