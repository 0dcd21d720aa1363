import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { isFought } from '@/battle/edition-of';
import type { BattleId } from '@/battle/ids';
import { EMPTY_SETUP } from '@/battle/setup';
import { EDITIONS, type Edition, type Side } from '@/rules/index';
import { useBattleActions } from '@/store/use-battle';
import { useSettings, useSettingsStore } from '@/store/use-page-stores';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { SetupForm } from './setup-form';

/** The editions that have a fight screen. */
const OFFERED: readonly Edition[] = EDITIONS.filter((edition: Edition) => isFought(edition));

const NOBODYS = 'nobodys';

type NewBattleScreenProps = {
  /** The battle has begun; `mine` is the side of this phone's owner, or null. */
  onStarted(id: BattleId, mine: Side | null): void;
};

/** One tap on Fight is enough: the rulebook is remembered, two sides need no names. */
export function NewBattleScreen({ onStarted }: NewBattleScreenProps) {
  const [mine, setMine] = useState<Side | typeof NOBODYS>(NOBODYS);
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
        <h1 className="text-[26px]">{battleWords.newBattle.title}</h1>
      </header>
      <main>
        <SetupForm
          setup={EMPTY_SETUP}
          submitLabel={battleWords.newBattle.start}
          onSubmit={(setup) => {
            settings.change({ editionId: edition.id });
            const started = start(edition.id, setup);
            if (started.ok) onStarted(started.value, mine === NOBODYS ? null : mine);
          }}
        >
          <SegmentedChoice
            label={battleWords.newBattle.edition}
            options={OFFERED.map(({ id, name, inOneLine }) => ({ id, label: name, hint: inOneLine }))}
            chosen={edition.id}
            columns={1}
            onChoose={(editionId) => settings.change({ editionId })}
          />
          <p className="text-[16px] text-muted">{battleWords.newBattle.optional}</p>
          <SegmentedChoice<Side | typeof NOBODYS>
            label={battleWords.newBattle.mine}
            columns={3}
            options={[
              { id: 'a', label: words.side('a') },
              { id: 'b', label: words.side('b') },
              { id: NOBODYS, label: battleWords.newBattle.nobodys },
            ]}
            chosen={mine}
            onChoose={setMine}
          />
        </SetupForm>
      </main>
    </div>
  );
}
