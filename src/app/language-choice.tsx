import { useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { settingsWords } from '@/words/settings-words';
import { ENGLISH, language } from './chosen-language';
import { keptLanguage } from './kept-language';
import { ownNameOf } from './own-name';
import { PageContext } from './page-context';

/** The choice with what is to be said of how the chosen language was made. */
export function LanguageSetting() {
  const code = useStore(language);
  const made = __READ_OVER__[code];
  const kept = useStore(keptLanguage);
  return (
    <div className="grid gap-1.5">
      <LanguageChoice />
      {made && <p className="text-detail text-muted">{settingsWords.readOver(made)}</p>}
      {code !== ENGLISH && (
        <p role="status" className="text-detail text-muted">
          {settingsWords.languageKept[kept]}
        </p>
      )}
      {code !== ENGLISH && kept === 'missing' && (
        <Button onPress={() => void keepAgain(code)}>{settingsWords.fetchLanguage}</Button>
      )}
    </div>
  );
}

/** The languages by their own names; the page speaks the one that is chosen at once. */
export function LanguageChoice() {
  const chosen = useStore(language);
  const { onFailure } = useContext(PageContext);
  // What switches is asked for with the choice, so that the first tap finds it; if it does not come, the tap asks
  // again.
  useEffect(() => void switches().catch(() => {}), []);
  return (
    <SegmentedChoice
      label={settingsWords.language}
      options={[ENGLISH, ...__LANGUAGES__].map((id) => ({ id, label: ownNameOf(id) }))}
      chosen={chosen}
      onChoose={(code) => void choose(code).catch(onFailure)}
    />
  );
}

const switches = () => import('./language');

async function keepAgain(code: string): Promise<void> {
  await (await switches()).keepSaid(code);
}

async function choose(code: string): Promise<void> {
  await (await switches()).chooseLanguage(code);
}
