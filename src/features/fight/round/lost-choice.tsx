import type { CombatId } from '@/battle/state/ids';
import type { MaybeLost } from '@/rules/index';
import { useBattleActions, useBattlePart, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberChips } from '@/ui/field/number-chips';
import { battleWords } from '@/words/battle-words';

type LostChoiceProps = {
  readonly combatId: CombatId;
  readonly label: string;
  readonly lost: MaybeLost;
  onSaid?(): void;
};

/** Whether a side loses what it counts in a row to what its enemy entered by hand. Both answers are in the log. Where it may lose part of it: how much is left. */
export function LostChoice({ combatId, label, lost: { side, rowId, when, of }, onSaid }: LostChoiceProps) {
  const running = useBattlePart(({ outcome }) => outcome === null);
  const disabled = !(useMayWrite() && running);
  const { act } = useBattleActions();
  const texts = battleWords.fight.lostTo;
  const place = { combatId, side, rowId } as const;
  const say = (isLost: boolean) => {
    const said = act(isLost ? { type: 'answer', ...place, answer: 0 } : { type: 'sayRowStays', ...place });
    if (said.ok) onSaid?.();
  };
  if (of !== undefined) {
    const question = texts.left(side, label, when);
    return (
      <div className="grid min-w-0 gap-2">
        <p aria-hidden className="text-body">
          {question}
        </p>
        <NumberChips
          label={question}
          min={0}
          max={of}
          value={null}
          disabled={disabled}
          onChoose={(left) => {
            if (act({ type: 'sayRowStays', ...place, left }).ok) onSaid?.();
          }}
        />
      </div>
    );
  }
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-1 text-body">{texts.question(side, label, when)}</legend>
      <div className="grid grid-cols-2 gap-2 big:grid-cols-1">
        <Button disabled={disabled} onPress={() => say(false)}>
          {texts.kept}
        </Button>
        <Button kind="primary" disabled={disabled} onPress={() => say(true)}>
          {texts.lost}
        </Button>
      </div>
    </fieldset>
  );
}
