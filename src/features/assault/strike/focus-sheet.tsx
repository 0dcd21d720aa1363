import type { FocusFacts } from '@/battle/state/duel';
import type { Side } from '@/rules/index';
import { SIDE_TONE } from '@/ui/look/tone';
import { Sheet } from '@/ui/page/sheet';
import { NamedSwitch } from '@/ui/tile/named-switch';
import { StepTile } from '@/ui/tile/step-tile';
import { duelWords } from '@/words/assault/duel';
import { words } from '@/words/words';

/** What the players enter of each side for the focus. */
export type Facts = Readonly<Record<Side, FocusFacts>>;

const SWITCHES = ['heavy', 'light'] as const;
const COUNTS = ['duellistsEdge', 'outsideSupport', 'guardUpMisses'] as const;

type FocusSheetProps = {
  readonly side: Side;
  readonly title: string;
  readonly facts: FocusFacts;
  readonly disabled: boolean;
  onChange(facts: FocusFacts): void;
  onClose(): void;
};

/** What is added to the focus of a side, as far as the app cannot see it. */
export function FocusSheet({ side, title, facts, disabled, onChange, onClose }: FocusSheetProps) {
  return (
    <Sheet title={title} closeName={words.close} onClose={onClose}>
      <div className="grid gap-1.5">
        <div className="grid auto-rows-fr grid-cols-2 gap-1.5 big:grid-cols-1">
          {SWITCHES.map((id) => (
            <NamedSwitch
              key={id}
              tone={SIDE_TONE[side]}
              label={duelWords.facts[id]}
              on={facts[id]}
              disabled={disabled}
              onToggle={(on) => onChange({ ...facts, [id]: on })}
            >
              {facts[id] ? duelWords.yes : duelWords.no}
            </NamedSwitch>
          ))}
        </div>
        {COUNTS.map((id) => (
          <div key={id}>
            <span aria-hidden className="block text-detail leading-label text-muted">
              {duelWords.facts[id]}
            </span>
            <StepTile
              tone={SIDE_TONE[side]}
              name={duelWords.fact(side, id)}
              names={{
                fewer: duelWords.fewer(duelWords.fact(side, id)),
                more: duelWords.more(duelWords.fact(side, id)),
              }}
              value={facts[id]}
              min={0}
              max={20}
              disabled={disabled}
              onChange={(value) => onChange({ ...facts, [id]: value })}
            >
              {facts[id]}
            </StepTile>
          </div>
        ))}
      </div>
    </Sheet>
  );
}
