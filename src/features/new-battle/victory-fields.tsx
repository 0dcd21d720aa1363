import { OWN_TABLE, type Setup } from '@/battle/state/setup';
import type { Victory } from '@/rules/index';
import { SelectField } from '@/ui/field/select-field';
import { TextField } from '@/ui/field/text-field';
import { battleWords } from '@/words/battle-words';
import { ScoreEdges } from './score-edges';

type VictoryFieldsProps = {
  readonly victory: Victory;
  readonly setup: Setup;
  /** The players' own limits, as typed. */
  readonly edges: string;
  readonly error: string | null;
  onChange(agreed: Pick<Setup, 'victoryRules' | 'table' | 'scoreEdges'>): void;
  onEdges(edges: string): void;
};

/**
 * How the battle is scored, if the edition leaves this to the players: which Victory Points, and which
 * tournament's table, with its source.
 */
export function VictoryFields({ victory, setup, edges, error, onChange, onEdges }: VictoryFieldsProps) {
  const { variants = [], tables = [], scores = [] } = victory;
  const texts = battleWords.newBattle;
  const score = scores.find(({ id }) => id === setup.table);
  const table = score ?? tables.find(({ id }) => id === setup.table);
  return (
    <>
      {variants.length > 0 && (
        <SelectField
          label={victory.missions ? texts.mission : texts.victoryRules}
          options={[
            { id: '', label: victory.label ?? texts.usualRules },
            ...variants.map(({ id, label }) => ({ id, label })),
          ]}
          chosen={setup.victoryRules ?? ''}
          onChoose={(id) => onChange({ ...setup, victoryRules: id })}
        />
      )}
      {tables.length + scores.length > 0 && (
        <div>
          <SelectField
            label={texts.table}
            options={[
              { id: '', label: texts.noTable },
              ...[...tables, ...scores].map(({ id, label }) => ({ id, label })),
              ...(tables.length > 0 ? [{ id: OWN_TABLE, label: texts.ownTable }] : []),
            ]}
            chosen={setup.table ?? ''}
            onChoose={(id) => onChange({ ...setup, table: id, scoreEdges: [] })}
          />
          {table && (
            <p className="pt-1 text-small leading-small break-words text-muted">
              {texts.tableSource(table.source.at)}
            </p>
          )}
          {setup.table === OWN_TABLE && (
            <TextField label={texts.ownEdges} value={edges} error={error} onChange={onEdges} />
          )}
          {score && (
            <ScoreEdges
              key={score.id}
              score={score}
              edges={setup.scoreEdges}
              error={error}
              onChange={(scoreEdges) => onChange({ ...setup, scoreEdges })}
            />
          )}
        </div>
      )}
    </>
  );
}
