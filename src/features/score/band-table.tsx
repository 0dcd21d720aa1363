import { type BattlePointRules, needsArmyPoints } from '@/rules/index';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { bandRows } from './score-rows';
import { ScoreTable } from './score-table';

type BandTableProps = {
  readonly rules: BattlePointRules;
  readonly armyPoints: number | null;
  /** The place of today's row; null while no army size is known. */
  readonly band: number | null;
};

/** What a difference is worth, in points and, where the table is made so, in percent, with today's row lit. */
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
