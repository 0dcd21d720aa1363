import { useState } from 'react';
import { MAX_TABLES } from '@/tournament/act-values';
import type { Player } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { Sheet } from '@/ui/page/sheet';
import { eventWords } from '@/words/event-words';
import { words } from '@/words/words';
import type { TournamentPartProps } from './tournament-parts';

const texts = eventWords.hall;

type KeepTableProps = TournamentPartProps & { readonly player: Player; onClose(): void };

/** The table at which a player always plays, for one who needs it. */
export function KeepTable({ tournament, store, id, player, onClose }: KeepTableProps) {
  const kept = tournament.kept.get(player.id);
  const [typed, setTyped] = useState(kept === undefined ? '' : `${kept}`);
  const plain = typed.trim();
  const isValid = plain === '' || (/^\d{1,3}$/.test(plain) && Number(plain) >= 1);
  return (
    <Sheet title={texts.keep(player.name)} closeName={words.close} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          const table = plain === '' ? null : Math.min(MAX_TABLES, Number(plain));
          if (table !== (kept ?? null))
            void store.actions.act(id, { type: 'tableKept', id: player.id, table });
          onClose();
        }}
      >
        <p>{texts.keepHow}</p>
        <TextField label={texts.keepShort} value={typed} numeric onChange={setTyped} />
        <Button kind="primary" submit disabled={!isValid}>
          {texts.save}
        </Button>
      </form>
    </Sheet>
  );
}
