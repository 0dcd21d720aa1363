import { ChevronLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { BattleId } from '@/battle/ids';
import { EMPTY_SETUP } from '@/battle/setup';
import { EDITIONS, type Edition } from '@/rules/index';
import { useBattleActions } from '@/store/use-battle';
import { useSettings, useSettingsStore } from '@/store/use-page-stores';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { words } from '@/words/words';
import { SetupForm } from './setup-form';

/** The editions that have a fight screen. */
const OFFERED: readonly Edition[] = EDITIONS.filter((edition: Edition) => edition.combat !== undefined);

/** One tap on Fight is enough: the rulebook is remembered, two sides need no names. */
export function NewBattleScreen({ onStarted }: { onStarted(id: BattleId): void }) {
  const { start } = useBattleActions();
  const settings = useSettingsStore();
  const remembered = useSettings(({ editionId }) => editionId);
  const edition = OFFERED.find(({ id }) => id === remembered) ?? OFFERED[0];
  if (!edition) throw new Error('No edition has a fight screen');
  return (
    <div className="mx-auto min-h-dvh max-w-[620px] px-4 pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
      <header className="flex items-center">
        <Link href="/" aria-label={words.back} className="-ml-3 flex size-12 items-center justify-center">
          <ChevronLeft aria-hidden size={26} />
        </Link>
        <h1 className="text-[26px]">{words.newBattle.title}</h1>
      </header>
      <main>
        <SetupForm
          setup={EMPTY_SETUP}
          submitLabel={words.newBattle.start}
          onSubmit={(setup) => {
            settings.change({ editionId: edition.id });
            const started = start(edition.id, setup);
            if (started.ok) onStarted(started.value);
          }}
        >
          <SegmentedChoice
            label={words.newBattle.edition}
            options={OFFERED.map(({ id, name, inOneLine }) => ({ id, label: name, hint: inOneLine }))}
            chosen={edition.id}
            columns={1}
            onChoose={(editionId) => settings.change({ editionId })}
          />
          <p className="text-[16px] text-muted">{words.newBattle.optional}</p>
        </SetupForm>
      </main>
    </div>
  );
}
