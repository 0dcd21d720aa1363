import type { BattlePointRules } from '@/rules/index';
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

/** What a difference is worth, in percent and in points, with today's row lit. */
export function BandTable({ rules, armyPoints, band }: BandTableProps) {
  const { bands } = battleWords.battleScore;
  return (
    <ScoreTable
      caption={bands.title}
      columns={[bands.percent, bands.points, bands.result]}
      lit={band}
      rows={bandRows(rules, armyPoints).map(({ overPercent, upToPercent, points, winner, loser }) => [
        bands.share(overPercent, upToPercent),
        points ? bands.edges(points.from, points.to) : '',
        words.score(winner, loser),
      ])}
    />
  );
}
