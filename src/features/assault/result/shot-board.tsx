import type { AssaultView } from '@/battle/assault/standing/view';
import type { AssaultRound } from '@/battle/state/assault-round';
import { type Combat, latestRound } from '@/battle/state/combat';
import { useAnnounced } from '@/features/assault/question/announcer';
import { useMayFight } from '@/features/assault/question/use-assault';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { assaultWords } from '@/words/assault/assault-words';
import { words } from '@/words/words';
import { LoserCard } from './loser-card';
import { testedSide } from './tested-side';

type ShotBoardProps = { readonly combat: Combat; readonly view: AssaultView };

/** The losses of a shooting attack, and the Morale checks for them. */
export function ShotBoard({ combat, view }: ShotBoardProps) {
  const disabled = !useMayFight();
  const shot = latestRound(combat)?.assault?.shot;
  const side = testedSide(combat.shotBy ?? 'a', view.losers);
  const { device, text } = toneClasses[SIDE_TONE[side]];
  const told = (shot?.units ?? []).map((unit) => `${unit.name}: ${assaultWords.shooting.lost(unit)}`);
  const asked = useAnnounced<HTMLDivElement>(words.sideBySide([assaultWords.shooting.ended, ...told]));
  return (
    <section
      aria-label={assaultWords.shooting.title}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto"
    >
      <div className={`flex min-h-8 shrink-0 items-center px-3 py-0.5 ${device}`}>
        <span className={`font-display text-title leading-title font-bold ${text}`}>{words.side(side)}</span>
      </div>
      <div ref={asked} tabIndex={-1} className="shrink-0 px-3 pt-1.5 pb-2 text-center outline-none tall:py-4">
        <p className="font-display text-title leading-heading font-bold">{assaultWords.shooting.ended}</p>
        {shot && <WhatWasShot shot={shot} />}
      </div>
      <div className="mt-auto grid shrink-0 grid-cols-1 gap-1.5 px-2.5 pb-1">
        {view.losers.length > 0 && !combat.ended && (
          <p className="px-1 text-detail leading-label text-muted">{assaultWords.shooting.morale}</p>
        )}
        {view.losers.map((loser) => (
          <LoserCard key={loser.unit.key} combat={combat} loser={loser} disabled={disabled} />
        ))}
      </div>
    </section>
  );
}

/** What each unit lost to the attack. */
export function WhatWasShot({ shot }: { readonly shot: NonNullable<AssaultRound['shot']> }) {
  return shot.units.map((unit) => (
    <p key={unit.unitKey} className="text-center text-name leading-page font-bold break-words">
      {unit.name}: {assaultWords.shooting.lost(unit)}
    </p>
  ));
}
