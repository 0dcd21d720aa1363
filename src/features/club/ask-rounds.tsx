import { useSettings, useSettingsStore } from '@/store/page/use-page-stores';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { phoneWords } from '@/words/phone-words';

const ASKED = ['on', 'off'] as const;

/** Whether this phone is asked about each round that the other one closes; about corrections it always is. */
export function AskRounds() {
  const asks = useSettings(({ askRounds }) => askRounds);
  const settings = useSettingsStore();
  const { rounds, asked } = phoneWords.agree;
  return (
    <SegmentedChoice
      label={rounds}
      options={ASKED.map((id) => ({ id, label: asked[id] }))}
      chosen={asks ? 'on' : 'off'}
      columns={2}
      onChoose={(id) => settings.change({ askRounds: id === 'on' })}
    />
  );
}
