import { useState } from 'react';
import { type FixedPair, playersIn } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/field/select-field';
import { Sheet } from '@/ui/page/sheet';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import { nameOf, type TournamentPartProps } from './tournament-parts';

const texts = tournamentWords.tables;
const BYE = 'bye';

/** The pairs of a round that its organiser makes before all others are paired around them. */
export function FixedPairs(props: TournamentPartProps & { readonly round: number }) {
  const { tournament, round } = props;
  const [isOpen, setOpen] = useState(false);
  const count = tournament.fixed.get(round)?.length ?? 0;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{count > 0 ? texts.fixCount(count) : texts.fix}</Button>
      {isOpen && (
        <Sheet title={texts.fixTitle(round)} closeName={words.close} onClose={() => setOpen(false)}>
          <FixedPairsOf {...props} />
        </Sheet>
      )}
    </>
  );
}

function FixedPairsOf({ tournament, store, id, round }: TournamentPartProps & { readonly round: number }) {
  const [one, setOne] = useState('');
  const [other, setOther] = useState('');
  const fixed = tournament.fixed.get(round) ?? [];
  const free = sidesIn(tournament, round).filter(
    (side) => !fixed.some(({ a, b }) => [a, b].some((known) => known !== null && side.ids.includes(known))),
  );
  const nameOfSide = (player: number) =>
    tournament.pairs === 'teams'
      ? (tournament.players.find((known) => known.id === player)?.team ?? '')
      : nameOf(tournament, player);
  const say = ({ a, b }: FixedPair) =>
    b === null ? texts.resting(nameOfSide(a)) : texts.meeting(nameOfSide(a), nameOfSide(b));
  const set = (pairs: readonly FixedPair[]) =>
    void store.actions.act(id, { type: 'pairsFixed', round, pairs: [...pairs] });
  const options = (without: string) => [
    { id: '', label: texts.fixNobody },
    ...free
      .filter(({ first }) => `${first}` !== without)
      .map(({ first, name }) => ({ id: `${first}`, label: name })),
  ];
  return (
    <div className="grid gap-4">
      <p>{texts.fixHow}</p>
      {fixed.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)]">
          {fixed.map((pair) => (
            <li key={pair.a} className="flex flex-wrap items-center gap-2 border-t border-line py-1.5">
              <span className="min-w-0 flex-1 basis-36 font-bold break-words">{say(pair)}</span>
              <button
                type="button"
                aria-label={texts.free(say(pair))}
                onClick={() => set(fixed.filter((known) => known.a !== pair.a))}
                className="min-h-(--control) rounded-lg border-2 border-outline bg-card px-3 text-label font-bold"
              >
                {texts.freeShort}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-3">
        <SelectField label={texts.fixOne} options={options(other)} chosen={one} onChoose={setOne} />
        <SelectField
          label={texts.fixOther}
          options={[...options(one), { id: BYE, label: texts.fixBye }]}
          chosen={other}
          onChoose={setOther}
        />
        <Button
          kind="primary"
          disabled={one === '' || other === ''}
          onPress={() => {
            set([...fixed, { a: Number(one), b: other === BYE ? null : Number(other) }]);
            setOne('');
            setOther('');
          }}
        >
          {texts.fixAct}
        </Button>
      </div>
    </div>
  );
}

/** Who can be paired by hand: a player, or a team by its first member. */
function sidesIn(tournament: TournamentPartProps['tournament'], round: number) {
  const there = playersIn(tournament, round);
  if (tournament.pairs !== 'teams') return there.map(({ id, name }) => ({ first: id, ids: [id], name }));
  const teams = [...new Set(there.map(({ team }) => team))].filter((team) => team !== '');
  return teams.map((team) => {
    const ids = there.filter((player) => player.team === team).map(({ id }) => id);
    return { first: ids[0] ?? 0, ids, name: team };
  });
}
