import { type Answer, assertNever, type Side } from '@/rules/index';
import { SIDE_TONE } from '@/ui/look/tone';
import { tileClasses } from '@/ui/tile/toggle-tile';
import { battleWords } from '@/words/battle-words';
import type { CardRow } from './card-lines';
import { TileFace } from './tile-face';

type OpenTileProps = {
  readonly row: CardRow;
  readonly side: Side;
  readonly named: boolean;
  readonly disabled: boolean;
  /** Whose facts are missing. */
  readonly who: readonly string[];
  onAsk(): void;
};

/** The tile of a row that hangs on facts that are not entered: never "no", and a tap asks for them. */
export function OpenTile({ row, side, named, disabled, who, onAsk }: OpenTileProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={battleWords.fight.ask.control(row.label, side, who)}
      disabled={disabled}
      onClick={onAsk}
      className={`flex border-dashed ${tileClasses({ tone: SIDE_TONE[side], on: false, disabled })}`}
    >
      <TileFace label={named ? row.label : null} hint={battleWords.fight.ask.short(who)} byHand={false}>
        {battleWords.fight.ask.unknown}
      </TileFace>
    </button>
  );
}

/** What the players may answer to a row themselves by one tap; a longer count has buttons of its own. */
export function ownChoices(
  row: CardRow,
): readonly { readonly id: string; readonly label: string; answer: Answer }[] {
  switch (row.input) {
    case 'toggle':
      return [
        { id: 'no', label: battleWords.fight.off(), answer: false },
        { id: 'yes', label: battleWords.fight.on(row.points), answer: true },
      ];
    case 'choice':
      return row.options.map(({ id, label }) => ({ id, label, answer: id }));
    case 'counter':
      return [];
    default:
      return assertNever(row);
  }
}
