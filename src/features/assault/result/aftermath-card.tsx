import type { AftermathUnit } from '@/battle/assault/standing/points-view';
import type { AssaultView } from '@/battle/assault/standing/view';
import type { Combat } from '@/battle/state/combat';
import { asSpoken } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { assaultWords } from '@/words/assault/assault-words';

type AftermathCardProps = {
  readonly combat: Combat;
  readonly view: AssaultView;
  readonly unit: AftermathUnit;
  readonly disabled: boolean;
};

/** What a unit does after a combat by points: its choices, and what it chose. */
export function AftermathCard({ combat, view, unit, disabled }: AftermathCardProps) {
  const { act } = useBattleActions();
  const { editionId } = useBattle();
  const { unitKey, side, options, chosen } = unit;
  const { border, field } = toneClasses[SIDE_TONE[side]];
  const name = view.units.find(({ key }) => key === unitKey)?.name ?? '';
  const texts = assaultWords.aftermath;
  return (
    <section
      aria-label={texts.title(name)}
      className={`rounded-xl border-2 px-2.5 py-1.5 ${border} ${field}`}
    >
      <h3 className="line-clamp-2 text-lead leading-lead break-words">
        {chosen ? texts.chosen(name, asSpoken(editionId, chosen).label) : name}
      </h3>
      {options.length === 0 && <p className="text-label leading-body text-muted">{texts.waits}</p>}
      {options.length > 0 && (
        <div className="grid grid-cols-3 gap-1.5 pt-1 big:grid-cols-1">
          {options.map((option) => (
            <Button
              key={option.id}
              name={texts.control(option, name)}
              disabled={disabled}
              pressed={chosen?.option === option.id}
              onPress={() =>
                act({ type: 'chooseAftermath', combatId: combat.id, unitKey, option: option.id })
              }
            >
              <span className="leading-tight">
                {option.label}
                {option.move && (
                  <span className="block font-text text-note leading-note font-medium">
                    {texts.moves(option.move)}
                  </span>
                )}
              </span>
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
