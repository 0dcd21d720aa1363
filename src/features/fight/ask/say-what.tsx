import type { MissingFact } from '@/rules/index';
import { useBattle, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';
import { AskSheet } from './ask-sheet';
import { useAsking } from './use-asking';
import { whose } from './whose';

type SayWhatProps = { readonly missing: readonly MissingFact[]; readonly short?: boolean };

/** The button that asks for what something hangs on; nothing where it hangs on nothing. */
export function SayWhat({ missing, short = false }: SayWhatProps) {
  const battle = useBattle();
  const mayWrite = useMayWrite() && battle.outcome === null;
  const [asks, setAsks] = useAsking(missing.length > 0);
  if (missing.length === 0) return null;
  const name = battleWords.fight.ask.say(whose(battle, missing));
  return (
    <div className="pb-1">
      <Button disabled={!mayWrite} name={name} onPress={() => setAsks(true)}>
        <span className="min-w-0 break-words text-label leading-label">
          {short ? battleWords.fight.ask.sayIt : name}
        </span>
      </Button>
      {asks && <AskSheet missing={missing} onClose={() => setAsks(false)} />}
    </div>
  );
}
