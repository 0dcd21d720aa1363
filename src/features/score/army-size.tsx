import { type FormEvent, useState } from 'react';
import { parseSetup } from '@/battle/state/setup';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { typedNumber } from '@/ui/field/typed-number';
import { battleWords } from '@/words/battle-words';
import { RoomSection } from './room-section';

/**
 * Asks for the army size, because percentages need it. `assumed`: the size that counts until then, or null.
 */
export function ArmySize({ assumed }: { readonly assumed: number | null }) {
  const { setup } = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { armySize } = battleWords.battleScore;

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = parseSetup({ ...setup, armyPoints: typedNumber(text) });
    if (parsed.ok) act({ type: 'changeSetup', setup: parsed.value });
    else setError(battleWords.refusal(parsed.refusal));
  }

  return (
    <RoomSection title={armySize.title}>
      <p className="pb-1 text-detail text-muted">
        {assumed === null ? armySize.unknown : armySize.assumed(assumed)}
      </p>
      <form onSubmit={submit} noValidate className="grid grid-cols-[1fr_6rem] items-start gap-2">
        <TextField
          label={armySize.label}
          value={text}
          numeric
          disabled={!mayWrite}
          error={error}
          onChange={(typed) => {
            setText(typed);
            setError(null);
          }}
        />
        <div className="pt-[1.375rem]">
          <Button submit disabled={!mayWrite || text.trim() === ''}>
            {armySize.set}
          </Button>
        </div>
      </form>
    </RoomSection>
  );
}
