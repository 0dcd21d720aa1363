import { useState } from 'react';
import { byName } from '@/plain/by-name';
import { listState } from '@/tournament/army-lists';
import { type SoftScore, softKey, softPoints } from '@/tournament/soft-scores';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { eventWords } from '@/words/event-words';
import type { TournamentPartProps } from './tournament-parts';

const texts = eventWords.soft;

/** What each player has of a soft score, all on one list; saved as one act. */
export function SoftScorePoints({
  tournament,
  store,
  id,
  score,
  onClose,
}: TournamentPartProps & { readonly score: SoftScore; onClose(): void }) {
  const before = (player: number) => tournament.softGiven.get(softKey(score.id, player)) ?? null;
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const players = tournament.players.toSorted(byName);
  const read = players.map((player) => {
    const text = typed.get(player.id) ?? `${before(player.id) ?? ''}`;
    return { player, text, points: softPoints(text, score) };
  });
  const given = read.flatMap(({ player, points }) =>
    points === 'wrong' || points === before(player.id) ? [] : [{ id: player.id, points }],
  );
  const { most } = score;
  const { deadline } = tournament.armyLists;
  const fillInTime = (points: number) =>
    setTyped(
      new Map(
        players.map((player) => {
          const isInTime = listState(tournament.armyLists, player.id).time === 'inTime';
          return [player.id, `${isInTime ? points : 0}`] as const;
        }),
      ),
    );
  const isWrong = read.some(({ points }) => points === 'wrong');
  return (
    <form
      aria-label={texts.give(score.name)}
      className="grid gap-3"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (given.length > 0) void store.actions.act(id, { type: 'softScoresGiven', score: score.id, given });
        onClose();
      }}
    >
      <h3 className="text-name text-gold break-words">{texts.give(score.name)}</h3>
      <p className="text-detail text-muted">{eventWords.softFacts(score)}</p>
      {deadline !== null && most !== null && (
        <Button onPress={() => fillInTime(most)}>{eventWords.armyLists.propose(most)}</Button>
      )}
      {read.map(({ player, text, points }) => (
        <TextField
          key={player.id}
          label={player.name}
          value={text}
          numeric
          error={points === 'wrong' ? eventWords.softWrong(score.most) : null}
          onChange={(next) => setTyped(new Map(typed).set(player.id, next))}
        />
      ))}
      <div className="grid grid-cols-2 gap-2 big:grid-cols-1">
        <Button onPress={onClose}>{texts.cancel}</Button>
        <Button submit disabled={isWrong || given.length === 0}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
