import type { Combat } from '@/battle/state/battle';
import type { Side } from '@/rules/index';
import { ChallengeBoard } from './challenge-board';
import { OrderBoard } from './order-board';
import { PlacesBoard } from './places-board';
import { ResultBoard } from './result-board';
import { SetUpBoard } from './set-up-board';
import { ShootingBoard } from './shooting-board';
import { ShotBoard } from './shot-board';
import { StrikeBoard } from './strike-board';
import { TogetherBoard } from './together-board';
import type { Asked } from './use-assault';
import { WoundBoard } from './wound-board';

type AssaultBoardProps = {
  readonly combat: Combat;
  readonly asked: Asked;
  /** The side whose fighters alone are shown, where each side has a half of its own. */
  readonly only?: Side | undefined;
};

/** The board of the one question that is asked now. */
export function AssaultBoard({ combat, asked, only }: AssaultBoardProps) {
  const { view, question, takeOneByOne, takeWeapon } = asked;
  switch (question.kind) {
    case 'setUp':
      return combat.shotBy ? (
        <ShootingBoard combat={combat} view={view} only={only} />
      ) : (
        <SetUpBoard combat={combat} view={view} only={only} />
      );
    case 'challenge':
      return <ChallengeBoard key={question.id} combat={combat} question={question} />;
    case 'strike':
      return <StrikeBoard key={question.id} combat={combat} question={question} onWeapon={takeWeapon} />;
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
      if (combat.shotBy) return <ShotBoard combat={combat} view={view} />;
      return (
        <ResultBoard combat={combat} view={view} mayEnd={question.kind === 'settled' && !question.over} />
      );
  }
}
