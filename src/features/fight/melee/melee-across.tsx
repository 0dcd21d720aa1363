import { type ReactNode, useContext } from 'react';
import type { Side } from '@/rules/index';
import { Halves, Seam } from '@/ui/page/halves';
import { SheetExtrasContext } from '@/ui/page/sheet';
import { acrossWords } from '@/words/across-words';

type MeleeAcrossProps = {
  readonly title: string;
  /** The units of a side in the combat. */
  units(side: Side): ReactNode;
  onClose(): void;
};

/** The phone lies between the players: each counts on their own half what their units suffer. */
export function MeleeAcross({ title, units, onClose }: MeleeAcrossProps) {
  const { notice, actions } = useContext(SheetExtrasContext);
  return (
    <Halves
      title={acrossWords.open}
      nameOf={acrossWords.edge}
      half={(side) => (
        <>
          <Seam verdict={title} backName={acrossWords.at(acrossWords.back, side)} onBack={onClose} />
          <div className="flex-[1_0_auto] px-2.5">{units(side)}</div>
          {notice}
          <div className="flex shrink-0 items-center px-2.5 py-1.5 lefty:flex-row-reverse">{actions}</div>
        </>
      )}
      onClose={onClose}
    />
  );
}
