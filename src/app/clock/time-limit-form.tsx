import { useState } from 'react';
import { TIME_LIMIT_MOST, type TimeLimit } from '@/battle/state/clock';
import { sameValue } from '@/plain/same-value';
import { useBattleActions, useBattlePart, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberField } from '@/ui/field/number-field';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { battleWords } from '@/words/battle-words';

/** What events ask for most often; the players change it. */
const USUAL: TimeLimit = { minutes: 75, reserve: 0, warning: 10 };

/** Whether the clocks count up or down, and the time that each player has. */
export function TimeLimitForm({ onClose }: { onClose(): void }) {
  const agreed = useBattlePart(({ timeLimit }) => timeLimit ?? null);
  const mayWrite = useMayWrite();
  const { act } = useBattleActions();
  const [down, setDown] = useState(agreed !== null);
  const [limit, setLimit] = useState(agreed ?? USUAL);
  const texts = battleWords.clocks.limit;
  const field = (part: keyof TimeLimit, min: number) => (
    <div className="grid gap-1">
      <span className="text-label text-muted">{texts[part]}</span>
      <NumberField
        label={texts[part]}
        min={min}
        max={TIME_LIMIT_MOST[part]}
        value={limit[part]}
        disabled={!mayWrite}
        names={{ fewer: texts.fewer(texts[part]), more: texts.more(texts[part]) }}
        onChange={(minutes) => setLimit({ ...limit, [part]: minutes })}
      />
    </div>
  );
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const to = down ? limit : null;
        // Nothing has changed: the form closes as if it had.
        if (sameValue(to, agreed) || act({ type: 'changeTimeLimit', limit: to }).ok) onClose();
      }}
    >
      <SegmentedChoice
        label={texts.counts}
        options={[
          { id: 'up', label: texts.up },
          { id: 'down', label: texts.down },
        ]}
        chosen={down ? 'down' : 'up'}
        disabled={!mayWrite}
        onChoose={(id) => setDown(id === 'down')}
      />
      {down && (
        <>
          {field('minutes', 1)}
          {field('reserve', 0)}
          {field('warning', 0)}
          <p className="text-detail leading-label text-muted">{texts.hint}</p>
        </>
      )}
      <Button kind="primary" submit disabled={!mayWrite}>
        {texts.save}
      </Button>
    </form>
  );
}
