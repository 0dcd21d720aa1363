import type { LadderStore } from '@/store/ladder/ladder-store';
import type { LadderLine } from '@/tournament/ladder';
import { type LadderNames, namesOf } from '@/tournament/ladder-names';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/field/select-field';
import { Sheet } from '@/ui/page/sheet';
import { ladderWords as texts } from '@/words/ladder-words';
import { words } from '@/words/words';
import { AgreeSwitch } from './agree-switch';
import { useSaved } from './use-saved';

type PersonSheetProps = {
  readonly head: string;
  readonly lines: readonly LadderLine[];
  readonly names: LadderNames;
  readonly store: LadderStore;
  onAsk(head: string): void;
  onClose(): void;
};

/** A player of the ladder: the consent to be named, and the other names of the same player. */
export function PersonSheet({ head, lines, names, store, onAsk, onClose }: PersonSheetProps) {
  const [failure, save] = useSaved();
  const [, ...others] = namesOf(names, head);
  const join = (into: string) => {
    if (into === '') return;
    save(store.actions.join(head, into).then(() => onAsk(into)));
  };
  return (
    <Sheet title={texts.person.title} closeName={words.close} onClose={onClose}>
      <div className="grid gap-4">
        <p className="break-words">{texts.person.only(head)}</p>
        {failure !== '' && <p role="alert">{failure}</p>}
        <div className="grid gap-2">
          <AgreeSwitch
            head={head}
            names={names}
            onAgree={(agreed) => save(store.actions.agree(head, agreed))}
          />
          <p className="text-detail text-muted">{texts.named.how}</p>
        </div>
        {others.map((name) => (
          <Button key={name} onPress={() => save(store.actions.part(name))}>
            {texts.person.part(name)}
          </Button>
        ))}
        <SelectField
          label={texts.person.same}
          options={[
            { id: '', label: texts.person.nobody },
            ...lines.filter(({ name }) => name !== head).map(({ name }) => ({ id: name, label: name })),
          ]}
          chosen=""
          onChoose={join}
        />
      </div>
    </Sheet>
  );
}
