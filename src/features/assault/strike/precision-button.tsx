import { useState } from 'react';
import type { StrikeView } from '@/battle/assault/standing/view';
import type { Combat } from '@/battle/state/combat';
import { useMayFight } from '@/features/assault/question/use-assault';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberField } from '@/ui/field/number-field';
import { Sheet } from '@/ui/page/sheet';
import { assaultWords } from '@/words/assault/assault-words';
import { words } from '@/words/words';

type PrecisionButtonProps = { readonly combat: Combat; readonly shown: StrikeView };

/** Asks how many of a character's hits were rolled with a 6; nothing if they cannot be Precision Strikes. */
export function PrecisionButton({ combat, shown }: PrecisionButtonProps) {
  const [opened, setOpened] = useState(false);
  const disabled = !useMayFight();
  const hits = shown.strike.hits?.count ?? 0;
  if (!shown.mayBePrecise || hits === 0) return null;
  return (
    <>
      <Button disabled={disabled} onPress={() => setOpened(true)}>
        {assaultWords.precision.open}
      </Button>
      {opened && (
        <PrecisionSheet combat={combat} shown={shown} hits={hits} onClose={() => setOpened(false)} />
      )}
    </>
  );
}

type PrecisionSheetProps = PrecisionButtonProps & { readonly hits: number; onClose(): void };

function PrecisionSheet({ combat, shown, hits, onClose }: PrecisionSheetProps) {
  const { act } = useBattleActions();
  const [sixes, setSixes] = useState(1);
  const { how, title, hint, take } = assaultWords.precision;
  return (
    <Sheet title={title} closeName={words.close} onClose={onClose}>
      <div className="grid gap-3">
        <p className="text-detail text-muted">{hint}</p>
        <div>
          <span className="block pb-1 text-detail text-muted">{how}</span>
          <NumberField
            label={how}
            min={1}
            max={hits}
            value={sixes}
            disabled={false}
            names={assaultWords.stepper(how)}
            onChange={setSixes}
          />
        </div>
        <Button
          kind="primary"
          onPress={() => {
            act({ type: 'namePrecise', combatId: combat.id, strikeId: shown.strike.id, hits: sixes });
            onClose();
          }}
        >
          {take(sixes)}
        </Button>
      </div>
    </Sheet>
  );
}
