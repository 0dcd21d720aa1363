import { useState } from 'react';
import type { Question } from '@/battle/assault/standing/question';
import type { Combat } from '@/battle/state/combat';
import { QuestionBoard } from '@/features/assault/question/question-board';
import { useMayFight } from '@/features/assault/question/use-assault';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { assaultWords } from '@/words/assault/assault-words';
import { ModelTokens } from './model-tokens';
import { allInContact, asWanted, placesOf, wayOf } from './places';
import { PlacesSheet } from './places-sheet';

type PlacesBoardProps = {
  readonly combat: Combat;
  readonly question: Extract<Question, { kind: 'places' }>;
};

/** The places of models at an earlier step: they are used again only if the players confirm them. */
export function PlacesBoard({ combat, question }: PlacesBoardProps) {
  const { wounds, former } = question;
  const { unit } = wounds;
  const disabled = !useMayFight();
  const { act } = useBattleActions();
  const [opened, setOpened] = useState(false);
  const places = placesOf(unit, former);
  const told = wayOf(places) !== 'unsaid';
  return (
    <>
      <QuestionBoard
        side={unit.side}
        doing={assaultWords.allocation.doing(unit.name)}
        fact={assaultWords.places.asked}
        question={assaultWords.places.was}
        foot={
          <>
            <Button
              disabled={disabled}
              onPress={() =>
                act({ type: 'placeModels', combatId: combat.id, places: asWanted(allInContact(places)) })
              }
            >
              {assaultWords.places.allInContact}
            </Button>
            <Button disabled={disabled} onPress={() => setOpened(true)}>
              {assaultWords.places.open}
            </Button>
          </>
        }
      >
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto p-1">
          <ModelTokens
            side={unit.side}
            label={assaultWords.allocation.models(unit.name)}
            tokens={unit.models.map((model) => {
              const place = places.get(model.id) ?? model.place;
              return {
                ...model,
                inContact: place.inContact,
                away: told && !place.inContact ? place : null,
                locked: false,
                eligible: false,
              };
            })}
            chosen={null}
            disabled={disabled}
            onChoose={() => {}}
          />
        </div>
      </QuestionBoard>
      {opened && <PlacesSheet combat={combat} unit={unit} onClose={() => setOpened(false)} />}
    </>
  );
}
