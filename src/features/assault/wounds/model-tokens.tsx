import { Lock, Skull } from 'lucide';
import type { ModelPlace } from '@/battle/state/assault-round';
import type { ModelId } from '@/battle/state/ids';
import type { Side } from '@/rules/index';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { assaultWords } from '@/words/assault/assault-words';

/** A model of the struck unit, as its token shows it. */
export type Token = {
  readonly id: ModelId;
  /** Its name within its unit. */
  readonly name: string;
  /** Its initials; empty if the number alone identifies it. */
  readonly mark: string;
  readonly number: number | null;
  readonly woundsLeft: number;
  readonly wounds: number;
  /** Its Wounds are Hull Points. */
  readonly vehicle?: boolean;
  readonly inContact: boolean;
  /** It is shot at: then `inContact` means that it is one of the closest. */
  readonly shot?: boolean;
  /** How far away it is, if this was entered and it is not in contact. */
  readonly away: ModelPlace | null;
  /** Further Wounds must go to it. */
  readonly locked: boolean;
  /** It is one of those that fall. */
  readonly picked?: boolean;
  /** A tap on it has an effect now. */
  readonly eligible: boolean;
};

type ModelTokensProps = {
  readonly side: Side;
  readonly label: string;
  readonly tokens: readonly Token[];
  readonly chosen: string | null;
  readonly disabled: boolean;
  onChoose(modelId: ModelId): void;
};

/**
 * The struck unit, model by model: in contact, wounded, gone, and the model that must take the next Wound.
 */
export function ModelTokens({ side, label, tokens, chosen, disabled, onChoose }: ModelTokensProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every engine
    <div
      role="group"
      aria-label={label}
      className="mt-auto grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] content-start gap-1.5"
    >
      {tokens.map((token) => (
        <ModelToken
          key={token.id}
          side={side}
          token={token}
          chosen={token.id === chosen || (token.picked ?? false)}
          disabled={disabled}
          onChoose={() => onChoose(token.id)}
        />
      ))}
    </div>
  );
}

type ModelTokenProps = {
  readonly side: Side;
  readonly token: Token;
  readonly chosen: boolean;
  readonly disabled: boolean;
  onChoose(): void;
};

function ModelToken({ side, token, chosen, disabled, onChoose }: ModelTokenProps) {
  const { woundsLeft, wounds, inContact, away, locked, eligible } = token;
  const { border, text, fill, field } = toneClasses[SIDE_TONE[side]];
  const gone = woundsLeft === 0;
  const face = gone
    ? 'border-dashed border-outline text-muted'
    : chosen
      ? fill
      : `${inContact ? `${border} ${field}` : 'border-outline bg-card'} ${text}`;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={assaultWords.allocation.token(side, token)}
      disabled={disabled || gone || !eligible}
      onClick={onChoose}
      className={`relative flex min-h-[max(var(--control),3.25rem)] min-w-0 flex-col items-center justify-center rounded-lg border-3 leading-none font-bold disabled:cursor-default ${face} ${locked ? 'ring-3 ring-gold' : ''}`}
    >
      {gone ? (
        <Icon of={Skull} size={20} />
      ) : (
        <>
          <span className="flex items-center gap-0.5 text-lead leading-body">
            {locked && <Icon of={Lock} size={13} strokeWidth={3} />}
            {/* Decoration: the initials are not part of the accessible name. */}
            <span
              data-face={assaultWords.allocation.face(token)}
              className="before:content-[attr(data-face)]"
            />
          </span>
          <span className="flex items-center gap-1">
            {away && <span className="text-fine leading-mark">{assaultWords.places.short(away)}</span>}
            {wounds > 1 && <WoundPips left={woundsLeft} of={wounds} />}
          </span>
        </>
      )}
    </button>
  );
}

/** Filled dots for the Wounds left, empty ones for those lost; digits if there are too many dots. */
function WoundPips({ left, of }: { readonly left: number; readonly of: number }) {
  if (of > 5)
    return <span className="text-note leading-mark">{assaultWords.allocation.ofWounds(left, of)}</span>;
  return (
    <span aria-hidden className="flex gap-[2px] pt-[1px]">
      {Array.from({ length: of }, (_, index) => index + 1).map((pip) => (
        <span
          key={pip}
          className={`size-[6px] rounded-full border-[1.5px] border-current ${pip <= left ? 'bg-current' : ''}`}
        />
      ))}
    </span>
  );
}
