import type { ReactNode } from 'react';
import { armsOf, isUsual, OWN_DEVICE, tincturesOf } from '@/battle/state/tincture';
import { useBattlePart } from '@/store/battle/use-battle';
import { tinctureStyle } from '@/ui/look/tinctures';

/**
 * Shows its children with the tinctures and devices of the open battle. Everything renders again when these
 * change, because sentences name the sides by them.
 */
export function Tinctured({ children }: { readonly children: ReactNode }) {
  const a = useBattlePart(({ setup }) => tincturesOf(setup).a);
  const b = useBattlePart(({ setup }) => tincturesOf(setup).b);
  const deviceA = useBattlePart(({ setup }) => armsOf(setup).a.device);
  const deviceB = useBattlePart(({ setup }) => armsOf(setup).b.device);
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
