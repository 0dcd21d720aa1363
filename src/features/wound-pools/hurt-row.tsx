import type { HurtCause } from '@/battle/assault';
import type { Combat } from '@/battle/battle';
import { useBattleActions } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { woundPoolWords } from '@/words/wound-pool-words';
import { useAssaultView, useMayFight } from './use-assault';

type HurtRowProps = { readonly combat: Combat; readonly groupId: string };

const LOSSES: readonly { readonly because: HurtCause; readonly wounds: number }[] = [
  { because: 'overwatch', wounds: 1 },
  { because: 'byHand', wounds: 1 },
  { because: 'byHand', wounds: -1 },
];

/** Wounds that fell before the blows or besides them: in Overwatch, or by the players' word. */
export function HurtRow({ combat, groupId }: HurtRowProps) {
  const view = useAssaultView(combat);
  const disabled = !useMayFight();
  const { act } = useBattleActions();
  const group = view?.units.flatMap(({ groups }) => groups).find(({ id }) => id === groupId);
  if (!group) return null;
  const left = group.woundsLeft.reduce((sum, wounds) => sum + wounds, 0);
  return (
    <fieldset className="min-w-0 pt-2.5">
      <legend className="pb-1 text-[17px] text-muted">{woundPoolWords.fighters.hurtTitle(left)}</legend>
      <div className="grid grid-cols-3 gap-2">
        {LOSSES.map(({ because, wounds }) => (
          <Button
            key={`${because} ${wounds}`}
            disabled={disabled}
            onPress={() => act({ type: 'hurtModels', combatId: combat.id, groupId, wounds, because })}
          >
            {woundPoolWords.fighters.hurt(because, wounds)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
