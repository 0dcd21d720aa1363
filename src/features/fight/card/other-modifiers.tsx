import { type IconNode, Minus, Plus } from 'lucide';
import { useState } from 'react';
import type { ShownRound } from '@/features/fight/round/shown-round';
import {
  answerTo,
  MAX_NOTE_LENGTH,
  SIDES,
  type Side,
  type SignedAnswer,
  type SignedRow,
} from '@/rules/index';
import { useBattleActions, useMayWriteFor } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

/** Points that no row counts, positive or negative, each with a note for the reason. */
export function OtherModifiers({ shown }: { readonly shown: ShownRound }) {
  const rows = shown.sheet.rows.filter((row): row is SignedRow => row.input === 'signed');
  return rows.map((row) => (
    <section key={row.id} aria-label={row.label} className="pt-2">
      <h3 className="text-lead">{row.label}</h3>
      <p className="pb-2 text-small text-muted">{battleWords.fight.modifiersHint}</p>
      <div className="grid grid-cols-2 big:grid-cols-1 gap-3">
        {SIDES.map((side) => (
          <SignedControl key={side} shown={shown} row={row} side={side} />
        ))}
      </div>
    </section>
  ));
}

type SignedControlProps = { readonly shown: ShownRound; readonly row: SignedRow; readonly side: Side };

function SignedControl({ shown, row, side }: SignedControlProps) {
  const { act } = useBattleActions();
  const disabled = !useMayWriteFor(side);
  const answer = answerTo(row, shown.answers[side]) as SignedAnswer;
  const [note, setNote] = useState(answer.note);
  const set = (to: SignedAnswer) =>
    act({ type: 'answer', combatId: shown.combat.id, side, rowId: row.id, answer: to });
  const step = (by: number, icon: IconNode) => {
    return (
      <button
        type="button"
        aria-label={battleWords.fight.onePoint(side, by)}
        disabled={disabled}
        onClick={() => set({ points: answer.points + by, note })}
        className="flex h-12 flex-1 items-center justify-center"
      >
        <Icon of={icon} size={20} />
      </button>
    );
  };
  return (
    <div className="min-w-0">
      <div className="flex items-center rounded-lg border-2 border-outline bg-card">
        {step(-1, Minus)}
        <span className={`min-w-10 text-center text-page font-bold ${toneClasses[SIDE_TONE[side]].text}`}>
          {words.signed(answer.points)}
        </span>
        {step(1, Plus)}
      </div>
      <input
        aria-label={battleWords.fight.note(side)}
        placeholder={battleWords.fight.noteShort}
        value={note}
        maxLength={MAX_NOTE_LENGTH}
        disabled={disabled}
        onChange={(event) => setNote(event.target.value)}
        onBlur={() => set({ points: answer.points, note })}
        className="mt-2 h-12 w-full min-w-0 rounded-lg border-2 border-outline bg-card px-2"
      />
    </div>
  );
}
