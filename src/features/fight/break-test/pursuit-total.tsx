import { useState } from 'react';
import { MAX_PURSUIT_TOTAL } from '@/battle/combat/pursuit';
import { type FastMove, fastMove, inchesOf, type Move } from '@/rules/index';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberChips } from '@/ui/field/number-chips';
import { DiceFaces, type ShownDie } from '@/ui/look/dice-faces';
import { battleWords } from '@/words/battle-words';

type PursuitTotalProps = {
  readonly label: string;
  readonly move: Move;
  readonly fast: FastMove | undefined;
  /** 0: not thrown. */
  readonly value: number;
  readonly disabled: boolean;
  /** `rolled`: by the app, so that its dice stay in view. */
  onChange(total: number, rolled: boolean): void;
};

/** The most inches that the dice of a move come to. */
function mostOf(move: Move): number {
  return 'dice' in move ? 6 * (move.keep ?? move.dice) : move.inches;
}

/**
 * The inches of one move: tapped, or rolled as the move declares, also for a fast unit with other or extra
 * dice. The faces are shown.
 */
export function PursuitTotal({ label, move, fast, value, disabled, onChange }: PursuitTotalProps) {
  const { throwDice } = useBattleActions();
  const [faces, setFaces] = useState<readonly ShownDie[]>([]);
  if ('inches' in move) return null;
  const texts = battleWords.breakTest;
  const thrown = ({
    dice: count,
    keep = count,
  }: {
    readonly dice: number;
    readonly keep?: number | undefined;
  }) => {
    const dice = throwDice(count).toSorted((left, right) => right - left);
    setFaces(dice.map((face, place) => ({ face, counts: place < keep })));
    return dice;
  };
  const faster = fastMove(move, fast);
  // The inches that its dice can come to; those of a fast unit unfold.
  const least = Math.min(move.keep ?? move.dice, value === 0 ? Number.POSITIVE_INFINITY : value);
  const likely = mostOf(move);
  const most = Math.min(
    MAX_PURSUIT_TOTAL,
    Math.max(likely, mostOf(faster)) + (fast?.adds ? mostOf(fast) : 0),
  );
  const shown = (dice: string) => ({ dice, text: dice });
  const rolls = [
    {
      dice: texts.dice.of(move),
      text: texts.dice.roll(texts.dice.of(move)),
      roll: () => inchesOf(move, thrown(move)),
    },
    ...(fast && faster !== move && 'dice' in faster
      ? [{ ...shown(texts.dice.fast(fast)), roll: () => inchesOf(faster, thrown(faster)) }]
      : []),
    ...(fast?.adds
      ? [{ ...shown(texts.dice.added(fast)), roll: () => value + inchesOf(fast, thrown(fast)) }]
      : []),
  ];
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <span className="text-detail">{label}</span>
      <NumberChips
        label={label}
        min={least}
        max={Math.max(most, value)}
        value={value === 0 ? null : value}
        likely={[least, likely]}
        disabled={disabled}
        onChoose={(total) => {
          setFaces([]);
          onChange(total, false);
        }}
      />
      {faces.length > 0 && (
        <DiceFaces
          key={faces.map(({ face }) => face).join()}
          dice={faces}
          label={battleWords.rolledDice(faces.map(({ face }) => face))}
          fresh
        />
      )}
      {rolls.map(({ dice, text, roll }) => (
        <Button
          key={text}
          name={texts.dice.name(label, dice)}
          disabled={disabled}
          onPress={() => onChange(Math.min(MAX_PURSUIT_TOTAL, roll()), true)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
