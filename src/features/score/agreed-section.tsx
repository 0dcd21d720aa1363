import { ChevronDown } from 'lucide';
import { type FormEvent, useState } from 'react';
import { MAX_REASON_LENGTH } from '@/battle/state/agreed-points';
import { SIDES, type Side } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { typedNumber } from '@/ui/field/typed-number';
import { Icon } from '@/ui/look/icon';
import { battleWords } from '@/words/battle-words';

type AgreedSectionProps = {
  /** The counted Victory Points, by side. */
  readonly counted: Readonly<Record<Side, number>>;
};

/**
 * The Victory Points that the players agreed on in place of the counted ones, with the reason. Folded until a
 * player opens it.
 */
export function AgreedSection({ counted }: AgreedSectionProps) {
  const { agreed } = useBattle();
  const { act } = useBattleActions();
  const disabled = !useMayWrite();
  const texts = battleWords.battleScore.agreed;
  if (agreed) {
    return (
      <section aria-label={texts.title} className="px-3 pt-3">
        <div className="rounded-lg border-2 border-gold px-3 py-2">
          <p className="font-bold break-words">{texts.standing(agreed)}</p>
          <p className="pb-2 text-detail text-muted">{texts.counted(counted)}</p>
          <Button kind="quiet" disabled={disabled} onPress={() => act({ type: 'agreePoints', to: null })}>
            {texts.asCounted}
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section aria-label={texts.title} className="px-3 pt-3">
      <details className="group">
        <summary className="flex min-h-(--control) cursor-pointer list-none items-center gap-2 rounded-lg border-2 border-line px-2">
          <Icon of={ChevronDown} size={18} className="shrink-0 text-muted group-open:rotate-180" />
          <span className="font-display text-body">{texts.title}</span>
        </summary>
        <AgreedForm counted={counted} />
      </details>
    </section>
  );
}

function AgreedForm({ counted }: AgreedSectionProps) {
  const { act } = useBattleActions();
  const disabled = !useMayWrite();
  const texts = battleWords.battleScore.agreed;
  const [typed, setTyped] = useState<Readonly<Partial<Record<Side, string>>>>({});
  const [reason, setReason] = useState('');
  const shown = (side: Side) => typed[side] ?? String(counted[side]);
  function submit(event: FormEvent) {
    event.preventDefault();
    const [a, b] = SIDES.map((side) => typedNumber(shown(side)) ?? Number.NaN);
    // A missing value, or one that is no number, is refused with a sentence, and nothing typed is lost.
    act({ type: 'agreePoints', to: { a: a ?? Number.NaN, b: b ?? Number.NaN, reason } });
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-2 pt-2">
      <p className="text-detail text-muted">{texts.hint}</p>
      <div className="grid grid-cols-2 gap-2">
        {SIDES.map((side) => (
          <TextField
            key={side}
            label={texts.points(side)}
            value={shown(side)}
            numeric
            disabled={disabled}
            onChange={(text) => setTyped({ ...typed, [side]: text })}
          />
        ))}
      </div>
      <TextField
        label={texts.reason}
        value={reason}
        maxLength={MAX_REASON_LENGTH}
        disabled={disabled}
        onChange={setReason}
      />
      <Button submit disabled={disabled}>
        {texts.save}
      </Button>
    </form>
  );
}
