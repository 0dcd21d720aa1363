import {
  chosenAgainst,
  WINNERS,
  type Winner,
  type WinnerFigure,
  type WinnerProposal,
} from '@/tournament/proposed-winner';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';

const texts = eventWords.winner;

type WhoWonProps = {
  readonly names: Readonly<Record<'a' | 'b', string>>;
  /** What a person chose, against the figures or before them; null: it follows the figures. */
  readonly said: Winner | null;
  readonly proposal: WinnerProposal | null;
  onChoose(winner: Winner): void;
};

/** Who won: as the figures say until somebody says otherwise, with the reason below. */
export function WhoWon({ names, said, proposal, onChoose }: WhoWonProps) {
  const label = (id: Winner) => (id === 'draw' ? tournamentWords.result.draw : names[id]);
  const chosen = said ?? proposal?.winner ?? null;
  const isAgainst = said !== null && chosenAgainst(said, proposal);
  return (
    <div className="grid gap-1.5">
      <SegmentedChoice<Winner>
        label={tournamentWords.result.winner}
        columns={3}
        options={WINNERS.map((id) => ({ id, label: label(id) }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      {proposal && said === null && (
        <p role="status" className="text-detail text-muted">
          {proposedBy(proposal)}
        </p>
      )}
      {proposal && said !== null && isAgainst && (
        <p role="alert">
          {proposal.by === null
            ? texts.againstLevel({ level: levelOf(proposal), chosen: label(said) })
            : texts.against({
                proposed: label(proposal.winner),
                by: figureName(proposal.by),
                chosen: label(said),
              })}
        </p>
      )}
    </div>
  );
}

/** What a figure is called; read when it is shown, as another language may have been chosen since. */
function figureName(figure: WinnerFigure): string {
  switch (figure) {
    case 'battlePoints':
      return tournamentWords.make.points;
    case 'victoryPoints':
      return texts.victoryPoints;
    default:
      return eventWords.points.part[figure];
  }
}

function levelOf({ level }: WinnerProposal): string {
  return eventWords.list(level.map(figureName));
}

function proposedBy(proposal: WinnerProposal): string {
  const { by, level } = proposal;
  if (by === null) return texts.level(levelOf(proposal));
  if (level.length === 0) return texts.proposed(figureName(by));
  return texts.since({ by: figureName(by), level: levelOf(proposal) });
}
