import { Undo2 } from 'lucide';
import { Icon } from '@/ui/look/icon';
import { useUndo } from './use-undo';

/** Undo inside a sheet, which covers the bar below: an icon whose accessible name says what it takes back. */
export function SheetUndo() {
  const { name, undo } = useUndo();
  return (
    <button
      type="button"
      aria-label={name}
      disabled={!undo}
      onClick={() => undo?.()}
      className="flex size-12 big:size-(--control) shrink-0 items-center justify-center disabled:opacity-35"
    >
      <Icon of={Undo2} size={24} />
    </button>
  );
}
