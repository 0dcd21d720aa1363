import { useState } from 'react';
import type { Player } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { Sheet } from '@/ui/page/sheet';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import type { TournamentPartProps } from './tournament-parts';

const texts = tournamentWords.players;

type PenaltySheetProps = TournamentPartProps & { readonly player: Player; onClose(): void };

/** Battle Points that a player loses, or gets, with the reason. */
export function PenaltySheet({ store, id, player, onClose }: PenaltySheetProps) {
  const [points, setPoints] = useState('-1');
  const [reason, setReason] = useState('');
  const plain = points.trim().replace('−', '-');
  const isValid = /^-?\d{1,4}$/.test(plain) && Number(plain) !== 0;
  return (
    <Sheet title={texts.penalty(player.name)} closeName={words.close} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          const battlePoints = Number(plain);
          void store.actions.act(id, {
            type: 'penaltyGiven',
            id: player.id,
            battlePoints,
            reason: reason.trim(),
          });
          onClose();
        }}
      >
        <TextField label={texts.penaltyPoints} value={points} onChange={setPoints} />
        <TextField label={texts.penaltyReason} value={reason} maxLength={80} onChange={setReason} />
        <Button kind="primary" submit disabled={!isValid}>
          {texts.give}
        </Button>
      </form>
    </Sheet>
  );
}
