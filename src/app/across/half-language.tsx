import { Languages } from 'lucide';
import { useState } from 'react';
import { ENGLISH } from '@/app/chosen-language';
import { ownNameOf } from '@/app/own-name';
import type { Side } from '@/rules/index';
import { RoundButton } from '@/ui/button/round-button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Sheet } from '@/ui/page/sheet';
import { acrossWords } from '@/words/across-words';
import { words } from '@/words/words';

/** The languages that a half may speak: those of Settings. */
export const HALF_LANGUAGES: readonly string[] = [ENGLISH, ...__LANGUAGES__];

type HalfLanguageProps = {
  readonly side: Side;
  readonly chosen: string;
  onChoose(language: string): void;
};

/** At a player's edge: the language of that half, chosen from all of them by their own names. */
export function HalfLanguage({ side, chosen, onChoose }: HalfLanguageProps) {
  const [isOpen, setOpen] = useState(false);
  const name = acrossWords.at(acrossWords.language, side);
  return (
    <>
      <RoundButton name={name} icon={Languages} place="" onPress={() => setOpen(true)} />
      {isOpen && (
        <Sheet title={name} closeName={words.close} onClose={() => setOpen(false)}>
          <div className="pt-2">
            <SegmentedChoice
              label={acrossWords.language}
              options={HALF_LANGUAGES.map((id) => ({ id, label: ownNameOf(id) }))}
              chosen={chosen}
              onChoose={(language) => {
                setOpen(false);
                onChoose(language);
              }}
            />
          </div>
        </Sheet>
      )}
    </>
  );
}
