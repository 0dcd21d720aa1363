import { type ReactNode, useEffect } from 'react';
import { armsOf, isUsual, OWN_DEVICE, tincturesOf } from '@/battle/state/tincture';
import { useBattlePart } from '@/store/battle/use-battle';
import { tinctureStyle } from '@/ui/look/tinctures';
import { words } from '@/words/words';

/**
 * Shows its children with the tinctures and devices of the open battle, and names its sides by the tinctures.
 * Everything renders again when these change.
 */
export function Tinctured({ children }: { readonly children: ReactNode }) {
  const a = useBattlePart(({ setup }) => tincturesOf(setup).a);
  const b = useBattlePart(({ setup }) => tincturesOf(setup).b);
  const deviceA = useBattlePart(({ setup }) => armsOf(setup).a.device);
  const deviceB = useBattlePart(({ setup }) => armsOf(setup).b.device);
  // Before the children render, because they use the names.
  words.callSides({ a, b });
  useEffect(() => {
    words.callSides({ a, b });
    return () => words.callSides(null);
  }, [a, b]);
  if (isUsual({ a, b }) && deviceA === OWN_DEVICE[a] && deviceB === OWN_DEVICE[b]) return children;
  return (
    <div
      key={`${a} ${b}`}
      className="tinctured contents"
      style={tinctureStyle({ a: { tincture: a, device: deviceA }, b: { tincture: b, device: deviceB } })}
    >
      {children}
    </div>
  );
}
