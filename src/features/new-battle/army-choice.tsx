import { ClipboardPaste, X } from 'lucide';
import type { UnitDraft } from '@/battle/state/unit';
import type { Side } from '@/rules/index';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';

type ArmyChoiceProps = {
  readonly side: Side;
  /** What the side is called. */
  readonly called: string;
  /** The imported army, or undefined. */
  readonly army: { readonly army: string; readonly units: readonly UnitDraft[] } | undefined;
  onImport(): void;
  onForget(): void;
};

/** The button to import a side's list, and the result of the import. */
export function ArmyChoice({ side, called, army, onImport, onForget }: ArmyChoiceProps) {
  const { text, border } = toneClasses[SIDE_TONE[side]];
  if (army === undefined) {
    return (
      <Button onPress={onImport}>
        <Icon of={ClipboardPaste} size={20} className={`shrink-0 ${text}`} />
        <span className="min-w-0 text-label leading-label">{battleWords.newBattle.paste(called)}</span>
      </Button>
    );
  }
  const points = army.units.reduce((sum, { pointCost }) => sum + pointCost, 0);
  return (
    <div className={`flex min-w-0 items-center rounded-lg border-2 bg-card ${border}`}>
      <p className="min-w-0 flex-1 px-2 py-1 text-detail leading-detail">
        <span className="block font-bold break-words">{army.army}</span>
        {battleWords.newBattle.taken(army.units.length, points)}
      </p>
      <button
        type="button"
        aria-label={battleWords.newBattle.forget(called)}
        onClick={onForget}
        className="flex size-(--control) shrink-0 items-center justify-center"
      >
        <Icon of={X} size={22} />
      </button>
    </div>
  );
}
