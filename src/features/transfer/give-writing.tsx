import { useState } from 'react';
import { SIDES, type Side } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { transferWords } from '@/words/transfer-words';

const SOMEBODY = 'somebody';

/** Which phone writes a running battle: this one, unless its player hands it over. */
export function GiveWriting() {
  const { setup } = useBattle();
  const { act } = useBattleActions();
  const [to, setTo] = useState<Side | typeof SOMEBODY>(SOMEBODY);
  const texts = transferWords.send.running;
  return (
    <section aria-label={texts.title} className="grid gap-2 border-b border-line pb-4">
      <h2 className="text-name text-gold">{texts.title}</h2>
      <p>{texts.copy}</p>
      <SegmentedChoice<Side | typeof SOMEBODY>
        label={texts.to}
        columns={3}
        options={[
          ...SIDES.map((side) => ({ id: side, label: texts.sides(side, setup[side]) })),
          { id: SOMEBODY, label: texts.somebody },
        ]}
        chosen={to}
        onChoose={setTo}
      />
      <Button onPress={() => act({ type: 'handOver', to: to === SOMEBODY ? null : to })}>
        {texts.handOver}
      </Button>
    </section>
  );
}
