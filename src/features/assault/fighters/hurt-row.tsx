import type { HurtCause } from '@/battle/state/assault-round';
import type { Combat } from '@/battle/state/combat';
import type { GroupId } from '@/battle/state/ids';
import { useAssaultView, useMayFight } from '@/features/assault/question/use-assault';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { assaultWords } from '@/words/assault/assault-words';

type HurtRowProps = { readonly combat: Combat; readonly groupId: GroupId };

const LOSSES: readonly { readonly because: HurtCause; readonly wounds: number }[] = [
  { because: 'overwatch', wounds: 1 },
  { because: 'byHand', wounds: 1 },
  { because: 'byHand', wounds: -1 },
];

/** Wounds lost before the blows or besides them: in Overwatch, or entered by hand. */
export function HurtRow({ combat, groupId }: HurtRowProps) {
  const view = useAssaultView(combat);
  const disabled = !useMayFight();
  const { act } = useBattleActions();
  const group = view?.units.flatMap(({ groups }) => groups).find(({ id }) => id === groupId);
  if (!group) return null;
  const left = group.woundsLeft.reduce((sum, wounds) => sum + wounds, 0);
  return (
    <fieldset className="min-w-0 pt-2.5">
      <legend className="pb-1 text-label text-muted">{assaultWords.fighters.hurtTitle(left)}</legend>
      <div className="grid grid-cols-3 gap-2">
        {LOSSES.map(({ because, wounds }) => (
          <Button
            key={`${because} ${wounds}`}
            disabled={disabled}
            onPress={() => act({ type: 'hurtModels', combatId: combat.id, groupId, wounds, because })}
          >
            {assaultWords.fighters.hurt(because, wounds)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
