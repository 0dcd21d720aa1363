import { Check, CircleHelp, TriangleAlert } from 'lucide';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { armyImportWords } from '@/words/army-import-words';
import { guessed, type ImportDraft } from './import-draft';
import { sumOf } from './row-points';

type ImportBannerProps = {
  readonly draft: ImportDraft;
  /** Opens the next row of which something was guessed. */
  onCheck(): void;
};

/**
 * Whether the units add up to what the list says, of how many the points are unknown, and everything guessed
 * as one line to tap.
 */
export function ImportBanner({ draft, onCheck }: ImportBannerProps) {
  const { list, rows } = draft;
  const sum = sumOf(draft);
  const agrees = list.statedTotal === sum;
  const missing = rows.filter(({ points }) => points === '').length;
  const checks = guessed(draft);
  const differs = (list.statedTotal !== null && !agrees) || missing > 0;
  return (
    <div className="flex flex-col gap-2">
      <div
        role="status"
        className={`flex items-start gap-2 rounded-lg border-2 bg-card px-3 py-2 text-body leading-name font-bold ${differs ? 'border-warn' : 'border-outline'}`}
      >
        <Icon
          of={differs ? TriangleAlert : Check}
          size={22}
          className={`shrink-0 ${differs ? 'text-warn' : ''}`}
        />
        <div>
          <p>
            {list.statedTotal === null
              ? armyImportWords.unstated(rows.length, sum)
              : agrees
                ? armyImportWords.agrees(rows.length, sum)
                : armyImportWords.differs(sum, list.statedTotal)}
          </p>
          {list.computed && <p className="text-detail font-medium text-muted">{armyImportWords.computed}</p>}
          {missing > 0 && (
            <p className="text-detail font-medium text-muted">{armyImportWords.withoutPoints(missing)}</p>
          )}
        </div>
      </div>
      {checks > 0 && (
        <Button onPress={onCheck}>
          <span className="flex items-center gap-1.5 text-label leading-body">
            <Icon of={CircleHelp} size={18} className="shrink-0" />
            {armyImportWords.guessed(checks)}
          </span>
        </Button>
      )}
    </div>
  );
}
