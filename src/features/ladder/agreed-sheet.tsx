import { useMemo } from 'react';
import { byName } from '@/plain/by-name';
import type { LadderStore } from '@/store/ladder/ladder-store';
import type { LadderNames } from '@/tournament/ladder-names';
import { Sheet } from '@/ui/page/sheet';
import { ladderWords as texts } from '@/words/ladder-words';
import { words } from '@/words/words';
import { AgreeSwitch } from './agree-switch';
import { useSaved } from './use-saved';

type AgreedSheetProps = {
  readonly heads: readonly string[];
  readonly names: LadderNames;
  readonly store: LadderStore;
  onClose(): void;
};

/** Every player of the ladder by name, each with the switch of an own consent. */
export function AgreedSheet({ heads, names, store, onClose }: AgreedSheetProps) {
  const [failure, save] = useSaved();
  const sorted = useMemo(() => heads.map((name) => ({ name })).toSorted(byName), [heads]);
  return (
    <Sheet title={texts.named.title} closeName={words.close} onClose={onClose}>
      <div className="grid gap-2">
        <p>{texts.named.how}</p>
        {failure !== '' && <p role="alert">{failure}</p>}
        {sorted.map(({ name }) => (
          <AgreeSwitch
            key={name}
            head={name}
            names={names}
            onAgree={(agreed) => save(store.actions.agree(name, agreed))}
          />
        ))}
      </div>
    </Sheet>
  );
}
