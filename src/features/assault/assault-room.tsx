import { type ReactNode, useState } from 'react';
import { type Combat, latestRound } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import type { CombatId } from '@/battle/state/ids';
import { AnnouncerRegion } from '@/features/assault/question/announcer';
import { DraftDesk } from '@/features/assault/question/draft';
import { FreshDice } from '@/features/assault/question/fresh-dice';
import { InitiativeRail, ShootingBar } from '@/features/assault/question/initiative-rail';
import { rungsOf } from '@/features/assault/question/rungs';
import { useAsked } from '@/features/assault/question/use-assault';
import { useBattle } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { AcrossAssault } from './across-assault';
import { AssaultBoard } from './assault-board';
import { AssaultNext } from './assault-next';

type AssaultRoomProps = {
  readonly combat: Combat | null;
  /** The primary button between the rounds: the next step of the game. */
  readonly between: ReactNode;
  /**
   * Places both parts: the screen of the fight, and the primary button with the next step if the combat goes
   * on.
   */
  readonly children: (fight: ReactNode, next: ReactNode) => ReactNode;
};

/** An assault with wound pools, and the state that its screen and its primary button share. */
export function AssaultRoom({ combat, between, children }: AssaultRoomProps) {
  return (
    <DraftDesk>
      {children(
        combat && <AssaultScreen combat={combat} />,
        combat && !combat.ended ? <AssaultNext combat={combat} between={between} /> : null,
      )}
    </DraftDesk>
  );
}

/** An assault between the players in the page of one half, which has no other screen. */
export function AssaultAcross({ combatId, onClose }: { readonly combatId: CombatId; onClose(): void }) {
  const combat = useBattle().combats.find(({ id }) => id === combatId);
  return <DraftDesk>{combat && <AskedAcross combat={combat} onClose={onClose} />}</DraftDesk>;
}

function AskedAcross({ combat, onClose }: { readonly combat: Combat; onClose(): void }) {
  const asked = useAsked(combat);
  return asked && <AcrossAssault combat={combat} asked={asked} onClose={onClose} />;
}

/** The Initiative ladder, and one question at a time. */
function AssaultScreen({ combat }: { readonly combat: Combat }) {
  return (
    <>
      <h1 className="sr-only">{battleWords.rooms.fight}</h1>
      <FreshDice key={combat.id}>
        <AnnouncerRegion>
          <Assault combat={combat} />
        </AnnouncerRegion>
      </FreshDice>
    </>
  );
}

function Assault({ combat }: { readonly combat: Combat }) {
  const battle = useBattle();
  const asked = useAsked(combat);
  const [across, setAcross] = useState(false);
  if (!asked) return null;
  return (
    <>
      {combat.shotBy ? (
        <ShootingBar shooter={combat.shotBy} onAcross={() => setAcross(true)} />
      ) : (
        <InitiativeRail
          round={latestRound(combat)?.number ?? 1}
          rungs={rungsOf(asked.view, bookOf(battle))}
          onAcross={() => setAcross(true)}
        />
      )}
      {across ? (
        <AcrossAssault combat={combat} asked={asked} onClose={() => setAcross(false)} />
      ) : (
        <AssaultBoard combat={combat} asked={asked} />
      )}
    </>
  );
}
