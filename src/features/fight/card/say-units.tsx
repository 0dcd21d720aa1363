import { useState } from 'react';
import type { CombatId } from '@/battle/state/ids';
import { whose } from '@/features/fight/ask/whose';
import { useRoundPart } from '@/features/fight/round/use-fight';
import { useMayWrite } from '@/store/battle/use-battle';
import { fetched, useFetched } from '@/ui/page/fetched';
import { battleWords } from '@/words/battle-words';
import { missingIn } from './missing-in';

const sheet = fetched(() => import('./say-units-sheet'));

/** The button that asks for all that the score hangs on; nothing where it hangs on nothing. */
export function SayUnits({ combatId }: { readonly combatId: CombatId }) {
  const [asks, setAsks] = useState(false);
  const mayWrite = useMayWrite();
  const who = useRoundPart(combatId, (shown, battle) =>
    battle.outcome ? [] : whose(battle, missingIn(shown)),
  );
  return (
    <>
      {mayWrite && who.length > 0 && (
        <div className="grid px-2.5 pt-1">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setAsks(true)}
            className="min-h-(--control) rounded-lg border-2 border-warn bg-warn-field px-2 py-1 leading-label font-bold break-words text-warn"
          >
            {battleWords.fight.ask.say(who)}
          </button>
        </div>
      )}
      {asks && <Asked combatId={combatId} onClose={() => setAsks(false)} />}
    </>
  );
}

function Asked(props: { readonly combatId: CombatId; onClose(): void }) {
  const loaded = useFetched(sheet);
  return loaded && <loaded.SayUnitsSheet {...props} />;
}
