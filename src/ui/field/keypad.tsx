import { Delete } from 'lucide';
import { useState } from 'react';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';

type KeypadProps = {
  readonly max: number;
  readonly deleteName: string;
  /** A key that enters the whole amount; missing if that is not known. */
  readonly all?: { readonly label: string; readonly count: number } | null;
  /** What the player can do with the number. */
  readonly actions: readonly {
    /** Null: no digit is typed yet. */
    readonly label: (entered: number | null) => string;
    readonly run: (entered: number) => void;
  }[];
};

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * Large digits for a number that would take too many taps. A number above the maximum cannot be entered, and
 * no number is not the same as 0.
 */
export function Keypad({ max, deleteName, all = null, actions }: KeypadProps) {
  const [text, setText] = useState('');
  const entered = text === '' ? null : Number(text);
  const type = (digit: string) => {
    const longer = String(Number(text + digit));
    if (Number(longer) <= max) setText(longer);
  };
  const key =
    'flex min-h-(--control) items-center tall:min-h-14 justify-center rounded-lg border-2 border-outline bg-card text-number font-bold';
  return (
    <div>
      <output className="mb-2 block text-center text-total leading-total font-bold">{entered ?? 0}</output>
      <div className="grid grid-cols-3 gap-2">
        {DIGITS.map((digit) => (
          <button key={digit} type="button" className={key} onClick={() => type(digit)}>
            {digit}
          </button>
        ))}
        {all ? (
          <button
            type="button"
            disabled={all.count === 0}
            className={`${key} disabled:opacity-45`}
            onClick={() => setText(String(all.count))}
          >
            {all.label}
          </button>
        ) : (
          <span />
        )}
        <button type="button" className={key} onClick={() => type('0')}>
          0
        </button>
        <button
          type="button"
          aria-label={deleteName}
          className={key}
          onClick={() => setText(text.slice(0, -1))}
        >
          <Icon of={Delete} size={24} />
        </button>
      </div>
      <div className="mt-3 grid gap-2">
        {actions.map((action, index) => (
          <Button
            key={action.label(null)}
            kind={index === 0 ? 'primary' : 'plain'}
            disabled={entered === null}
            onPress={() => entered !== null && action.run(entered)}
          >
            {action.label(entered)}
          </Button>
        ))}
      </div>
    </div>
  );
}
