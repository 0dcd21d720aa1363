import type { ReactNode } from 'react';
import type { Combat } from '@/battle/state/battle';
import { bookOf } from '@/battle/state/edition-of';
import { useBattle } from '@/store/use-battle';
import { words } from '@/words/words';
import { AssaultNext } from './assault-next';
import { DraftDesk } from './draft';
import { InitiativeRail } from './initiative-rail';
import { OrderBoard } from './order-board';
import { PlacesBoard } from './places-board';
import { ResultBoard } from './result-board';
import { rungsOf } from './rungs';
import { SetUpBoard } from './set-up-board';
import { StrikeBoard } from './strike-board';
import { TogetherBoard } from './together-board';
import { type Asked, useAsked } from './use-assault';
import { WoundBoard } from './wound-board';

type AssaultRoomProps = {
  readonly combat: Combat | null;
  /** The primary button between the rounds: what comes next in the game. */
  readonly between: ReactNode;
  /** Puts both in their places: the screen of the fight, and the primary button that says what comes next, if the combat goes on. */
  readonly children: (fight: ReactNode, next: ReactNode) => ReactNode;
};

/** An assault with wound pools, and what its screen and its primary button share. */
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

/** The ladder, and one question at a time. */
function AssaultScreen({ combat }: { readonly combat: Combat }) {
  return (
    <>
      <h1 className="sr-only">{words.rooms.fight}</h1>
      <Assault key={combat.id} combat={combat} />
    </>
  );
}

function Assault({ combat }: { readonly combat: Combat }) {
  const battle = useBattle();
  const asked = useAsked(combat);
  if (!asked) return null;
  return (
    <>
      <InitiativeRail rungs={rungsOf(asked.view, bookOf(battle))} />
      <Board combat={combat} asked={asked} />
    </>
  );
}

function Board({ combat, asked }: { readonly combat: Combat; readonly asked: Asked }) {
  const { view, question, takeOneByOne } = asked;
  switch (question.kind) {
    case 'setUp':
      return <SetUpBoard combat={combat} view={view} />;
    case 'strike':
      return <StrikeBoard key={question.id} combat={combat} question={question} />;
    case 'places':
      return <PlacesBoard key={question.id} combat={combat} question={question} />;
    case 'order':
      return <OrderBoard combat={combat} question={question} />;
    case 'together':
      return (
        <TogetherBoard
          combat={combat}
          question={question}
          onOneByOne={() => takeOneByOne(question.wounds.unit.key, question.step)}
        />
      );
    case 'wound':
      return <WoundBoard combat={combat} question={question} />;
    default:
      return (
        <ResultBoard combat={combat} view={view} mayEnd={question.kind === 'settled' && !question.over} />
      );
  }
}
