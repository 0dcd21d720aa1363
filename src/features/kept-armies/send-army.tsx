import { type ReactNode, useMemo } from 'react';
import { writeSentArmy } from '@/army-list/formats/warledger-army';
import type { KeptArmy } from '@/store/armies/kept-kinds';
import { Button } from '@/ui/button/button';
import { keptArmyWords } from '@/words/kept-army-words';

type SendArmyProps = {
  readonly army: KeptArmy;
  codes(text: string): ReactNode;
  onBack(): void;
};

/** The army as codes for the opponent's phone. */
export function SendArmy({ army, codes, onBack }: SendArmyProps) {
  const text = useMemo(
    () =>
      writeSentArmy({
        name: army.name,
        army: army.army,
        edition: army.editionId,
        text: army.text ?? '',
        units: army.units,
      }),
    [army],
  );
  return (
    <div className="grid gap-3 pb-3">
      <p>{keptArmyWords.sendHow}</p>
      {codes(text)}
      <Button kind="primary" onPress={onBack}>
        {keptArmyWords.backToArmy}
      </Button>
    </div>
  );
}
