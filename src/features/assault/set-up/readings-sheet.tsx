import { bookOf, editionOfBattle, readingsOf } from '@/battle/state/edition-of';
import { useMayFight } from '@/features/assault/question/use-assault';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Sheet } from '@/ui/page/sheet';
import { assaultWords } from '@/words/assault/assault-words';
import { words } from '@/words/words';

/** The players' choice of readings where the rule text is unclear. The recommended reading is the default. */
export function ReadingsSheet({ onClose }: { onClose(): void }) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const readings = readingsOf(battle);
  const recommended = editionOfBattle(battle).woundPools?.readings;
  return (
    <Sheet title={assaultWords.readings.title} closeName={words.close} onClose={onClose}>
      <p className="pb-3 text-detail leading-body text-muted">{assaultWords.readings.hint}</p>
      <div className="grid gap-4">
        {bookOf(battle).questions.map(({ id, label, options }) => (
          <SegmentedChoice
            key={id}
            label={label}
            columns={1}
            options={options.map((option) => ({
              ...option,
              ...(option.id === recommended?.[id] ? { hint: assaultWords.readings.recommended } : {}),
            }))}
            chosen={readings[id]}
            disabled={disabled}
            onChoose={(to) => act({ type: 'changeReading', readingId: id, to })}
          />
        ))}
      </div>
    </Sheet>
  );
}
