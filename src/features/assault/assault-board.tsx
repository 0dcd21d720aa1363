import type { Combat } from '@/battle/state/combat';
import type { Asked } from '@/features/assault/question/use-assault';
import { ResultBoard } from '@/features/assault/result/result-board';
import { ShotBoard } from '@/features/assault/result/shot-board';
import { SetUpBoard } from '@/features/assault/set-up/set-up-board';
import { ShootingBoard } from '@/features/assault/set-up/shooting-board';
import { ChallengeBoard } from '@/features/assault/strike/challenge-board';
import { DuelBoard } from '@/features/assault/strike/duel-board';
import { StrikeBoard } from '@/features/assault/strike/strike-board';
import { OrderBoard } from '@/features/assault/wounds/order-board';
import { PlacesBoard } from '@/features/assault/wounds/places-board';
import { TogetherBoard } from '@/features/assault/wounds/together-board';
import { WoundBoard } from '@/features/assault/wounds/wound-board';
import type { Side } from '@/rules/index';

type AssaultBoardProps = {
  readonly combat: Combat;
  readonly asked: Asked;
  /** The only side whose fighters are shown, if each side has a half of its own. */
  readonly only?: Side | undefined;
};

/** The board for the current question. */
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
    case 'duel':
      return <DuelBoard key={question.id} combat={combat} question={question} />;
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
