import { useDeferredValue, useMemo, useState } from 'react';
import { type ArmyLists, readArmyLists } from '@/army-list/read-army-lists';
import type { KeptArmy } from '@/store/armies/kept-kinds';
import { useKept, useKeptArmies } from '@/store/armies/use-kept';
import { decideList, type ListRefusal } from '@/tournament/decide-list';
import type { Player, Tournament } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/field/select-field';
import { TextArea } from '@/ui/field/text-area';
import { armyImportWords } from '@/words/army-import-words';
import { eventWords } from '@/words/event-words';

const texts = eventWords.armyLists.send;

type SendListFormProps = {
  readonly tournament: Tournament;
  readonly player: Player;
  /** What this phone sent before; empty: nothing. */
  readonly before: string;
  onSend(text: string): Promise<void>;
};

/** A list pasted, or one of the phone's kept armies; what was read of it; and the way to send it. */
export function SendListForm({ tournament, player, before, onSend }: SendListFormProps) {
  const [text, setText] = useState(before);
  const [army, setArmy] = useState('');
  const { sources } = useKept();
  const armies = useKeptArmies();
  const decided = decideList(tournament, player.id, text);
  const says = decided.ok || decided.refusal.code === 'listEmpty' ? null : sayListRefusal(decided.refusal);
  const choose = async (chosen: string) => {
    setArmy(chosen);
    const kept = armies.find(({ id }) => id === chosen);
    if (!kept) return;
    const source = kept.text ?? (await sources.read(kept.checksum).catch(() => null));
    setText(source ? source : writtenOut(kept));
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (decided.ok) void onSend(decided.value);
      }}
    >
      {armies.length > 0 && (
        <SelectField
          label={texts.kept}
          options={[{ id: '', label: texts.noArmy }, ...armies.map(({ id, name }) => ({ id, label: name }))]}
          chosen={army}
          onChoose={(chosen) => void choose(chosen)}
        />
      )}
      <TextArea label={texts.paste} value={text} rows={8} error={says} onChange={setText} />
      {decided.ok && <WhatWasRead text={decided.value} />}
      <Button kind="primary" submit disabled={!decided.ok}>
        {texts.act}
      </Button>
    </form>
  );
}

/** The units that are found in a list, and whether they add up: so its player sees that all of it is there. */
function WhatWasRead({ text }: { readonly text: string }) {
  const deferred = useDeferredValue(text);
  const lists = useMemo(() => {
    const read = readArmyLists(deferred);
    return read.ok ? read.value : null;
  }, [deferred]);
  if (!lists) return <p className="text-detail text-muted">{texts.unread}</p>;
  return (
    <section aria-label={texts.read} className="grid gap-1">
      {lists.map((list) => (
        <ReadList key={lists.indexOf(list)} list={list} />
      ))}
    </section>
  );
}

function ReadList({ list }: { readonly list: ArmyLists[number] }) {
  const total = list.units.reduce((sum, { points }) => sum + (points ?? 0), 0);
  const count = list.units.length;
  return (
    <>
      <p className="font-bold">
        {list.statedTotal === null
          ? armyImportWords.unstated(count, total)
          : total === list.statedTotal
            ? armyImportWords.agrees(count, total)
            : armyImportWords.differs(total, list.statedTotal)}
      </p>
      <ul>
        {list.units.map((unit) => (
          <li key={list.units.indexOf(unit)} className="flex gap-3 border-t border-line py-0.5 leading-tight">
            <span className="min-w-0 flex-1 break-words">{unit.name}</span>
            <span className="shrink-0 tabular-nums">{unit.points}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** An army that was typed in as a list: a unit a line. */
function writtenOut({ army, units }: KeptArmy): string {
  return [army, ...units.map(({ name, models, pointCost }) => `${models} ${name}, ${pointCost}`)].join('\n');
}

/** Why a list cannot be sent, and what to do. */
function sayListRefusal(refusal: ListRefusal): string {
  const said = eventWords.armyLists.refusal;
  switch (refusal.code) {
    case 'listTooLong':
      return said.listTooLong(refusal.values);
    case 'listDropped':
      return said.listDropped(refusal.values.name);
    case 'listEmpty':
    case 'listNobody':
    case 'listEventOver':
      return said[refusal.code];
  }
}
