import { useState } from 'react';
import type { AssaultUnit } from '@/battle/assault/standing/view';
import type { Combat } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Sheet } from '@/ui/page/sheet';
import { assaultWords } from '@/words/assault/assault-words';
import { words } from '@/words/words';
import { useMayFight } from './use-assault';

type CoverProps = { readonly combat: Combat; readonly unit: AssaultUnit };

/** The cover save of a unit that is shot at: one tap sets it for all its groups. */
export function CoverChoice({ combat, unit, onChosen }: CoverProps & { onChosen?(): void }) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const chosen = unit.groups[0]?.coverSave ?? null;
  const saves = [null, ...(bookOf(battle).shooting?.cover.saves ?? [])];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every engine
    <div
      role="group"
      aria-label={assaultWords.shooting.coverOf(unit.name)}
      className="grid grid-cols-6 gap-1 big:grid-cols-3"
    >
      {saves.map((save) => (
        <button
          key={save ?? 0}
          type="button"
          aria-label={assaultWords.shooting.coverNow(save)}
          aria-pressed={save === chosen}
          disabled={disabled}
          onClick={() => {
            if (save !== chosen) act({ type: 'takeCover', combatId: combat.id, unitKey: unit.key, save });
            onChosen?.();
          }}
          className="flex h-(--control) min-w-0 items-center justify-center rounded-md border-2 border-outline bg-card text-body font-bold aria-pressed:border-strong aria-pressed:bg-strong aria-pressed:text-on-strong"
        >
          {assaultWords.shooting.coverIs(save)}
        </button>
      ))}
    </div>
  );
}

/** The same at the lower edge, just before the saves are rolled. */
export function CoverButton({ combat, unit }: CoverProps) {
  const [open, setOpen] = useState(false);
  const disabled = !useMayFight();
  const close = () => setOpen(false);
  return (
    <>
      <Button disabled={disabled} onPress={() => setOpen(true)}>
        {assaultWords.shooting.coverNow(unit.groups[0]?.coverSave ?? null)}
      </Button>
      {open && (
        <Sheet title={assaultWords.shooting.coverOf(unit.name)} closeName={words.close} onClose={close}>
          <CoverChoice combat={combat} unit={unit} onChosen={close} />
        </Sheet>
      )}
    </>
  );
}
