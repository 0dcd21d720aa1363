import { useState } from 'react';
import { MAX_NAME_LENGTH, MAX_PLAYERS } from '@/tournament/act-values';
import { hasPlayed, mergeable, mergedPlayers } from '@/tournament/players/enter-players';
import { nameKey } from '@/tournament/players/read-players';
import type { Player } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/field/select-field';
import { TextField } from '@/ui/field/text-field';
import { Sheet } from '@/ui/page/sheet';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import type { TournamentPartProps } from './tournament-parts';

const texts = eventWords.edit;

type EditPlayerProps = TournamentPartProps & { readonly player: Player; onClose(): void };

/** What is known of a player, to change; and the ways to remove the player, or to make one of two entries. */
export function EditPlayer({ tournament, store, id, player, onClose }: EditPlayerProps) {
  const [name, setName] = useState(player.people[0] ?? '');
  const [partner, setPartner] = useState(player.people[1] ?? '');
  const [army, setArmy] = useState(player.army);
  const [team, setTeam] = useState(player.team);
  const [country, setCountry] = useState(player.country);
  const [seed, setSeed] = useState(player.seed === null ? '' : `${player.seed}`);
  const others = mergeable(tournament, player.id);
  const isDoubles = tournament.pairs === 'doubles';
  const taken = tournament.players
    .filter((other) => other.id !== player.id)
    .flatMap(({ people }) => people.map(nameKey));
  const isTwice = taken.includes(nameKey(name));
  const isPartnerTwice = partner.trim() !== '' && [...taken, nameKey(name)].includes(nameKey(partner));
  const place = seed.trim();
  const isSeed =
    place === '' || (/^\d{1,4}$/.test(place) && Number(place) >= 1 && Number(place) <= MAX_PLAYERS);
  const changed = {
    name: name.trim(),
    partner: partner.trim(),
    army: army.trim(),
    team: team.trim(),
    country: country.trim(),
    seed: place === '' ? null : Number(place),
  };
  const was = { ...player, name: player.people[0], partner: player.people[1] ?? '' };
  const isSame = (['name', 'partner', 'army', 'team', 'country', 'seed'] as const).every(
    (field) => changed[field] === was[field],
  );
  const save = () => {
    const { partner: mate, country: land, seed: at, ...rest } = changed;
    if (!isSame)
      void store.actions.act(id, {
        type: 'playerChanged',
        id: player.id,
        ...rest,
        ...(mate === '' ? {} : { partner: mate }),
        ...(land === '' ? {} : { country: land }),
        ...(at === null ? {} : { seed: at }),
      });
    onClose();
  };
  const field = (label: string, value: string, onChange: (next: string) => void) => (
    <TextField label={label} value={value} maxLength={MAX_NAME_LENGTH} onChange={onChange} />
  );
  return (
    <Sheet title={texts.title(player.name)} closeName={words.close} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          save();
        }}
      >
        <TextField
          label={texts.name}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          error={isTwice ? texts.twice : null}
          onChange={setName}
        />
        {(isDoubles || partner !== '') && (
          <TextField
            label={eventWords.doubles.partner}
            value={partner}
            maxLength={MAX_NAME_LENGTH}
            error={isPartnerTwice ? texts.twice : null}
            onChange={setPartner}
          />
        )}
        <div className="grid grid-cols-2 big:grid-cols-1 gap-3">
          {field(texts.army, army, setArmy)}
          {field(isDoubles ? eventWords.doubles.teamName : texts.team, team, setTeam)}
          {field(texts.country, country, setCountry)}
          <TextField
            label={texts.seed}
            value={seed}
            numeric
            error={isSeed ? null : texts.seedWrong(MAX_PLAYERS)}
            onChange={setSeed}
          />
        </div>
        <Button kind="primary" submit disabled={changed.name === '' || isTwice || isPartnerTwice || !isSeed}>
          {eventWords.hall.save}
        </Button>
      </form>
      <div className="mt-4 grid gap-3 border-t border-line pt-4">
        {others.length > 0 && (
          <SelectField
            label={texts.merge(player.name)}
            options={[
              { id: '', label: tournamentWords.tables.nobody },
              ...others.map((other) => ({ id: `${other.id}`, label: other.name })),
            ]}
            chosen=""
            onChoose={(chosen) => {
              if (chosen === '') return;
              void store.actions.act(id, mergedPlayers(tournament, player.id, Number(chosen)));
              onClose();
            }}
          />
        )}
        {hasPlayed(tournament, player.id) ? (
          <p className="text-detail text-muted">{texts.hasPlayed}</p>
        ) : (
          <Button
            onPress={() => {
              void store.actions.act(id, { type: 'playerRemoved', id: player.id });
              onClose();
            }}
          >
            {texts.remove(player.name)}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
