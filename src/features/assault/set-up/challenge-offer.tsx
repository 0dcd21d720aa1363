import { Swords } from 'lucide';
import { useState } from 'react';
import type { AssaultView, Character } from '@/battle/assault/standing/view';
import type { Combat } from '@/battle/state/combat';
import type { ModelId } from '@/battle/state/ids';
import { useMayFight } from '@/features/assault/question/use-assault';
import { SIDES } from '@/rules/index';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { Sheet } from '@/ui/page/sheet';
import { assaultWords } from '@/words/assault/assault-words';
import { duelWords } from '@/words/assault/duel';
import { words } from '@/words/words';

type ChallengeOfferProps = { readonly combat: Combat; readonly view: AssaultView };

/** The state of the round's challenge before its first blow; empty if none was issued. */
export function ChallengeStanding({ view }: Pick<ChallengeOfferProps, 'view'>) {
  const { issued } = view.challenge;
  if (!issued) return null;
  const { duel } = view.challenge;
  const { answer } = issued;
  const declined =
    issued.duel && answer?.by === 'refused' ? duelWords.declinedBy(modelName(view, answer.modelId)) : null;
  const over = duel?.ended ? duelWords.over(duel.glory) : null;
  const other = issued.answer ? modelName(view, issued.answer.modelId) : '';
  return (
    <p className="mx-2.5 mt-1.5 shrink-0 rounded-lg bg-strong px-3 py-1.5 text-center text-label leading-body font-bold break-words text-on-strong">
      {declined ?? over ?? assaultWords.challenge.standing(issued, modelName(view, issued.challenger), other)}
    </p>
  );
}

/** The name of a model outside its unit: its group's name, with its number if the group has several. */
export function modelName({ units }: AssaultView, id: ModelId): string {
  const unit = units.find(({ models }) => models.some((model) => model.id === id));
  const model = unit?.models.find((one) => one.id === id);
  const group = unit?.groups.find((one) => one.id === model?.groupId);
  return assaultWords.challenge.model(
    group?.name ?? '',
    group?.woundsLeft.length === 1 ? null : (model?.number ?? null),
  );
}

/**
 * Opens the choice of the challenger, while a challenge is possible. Players who want no challenge need to do
 * nothing.
 */
export function ChallengeButton({ combat, view }: ChallengeOfferProps) {
  const [opened, setOpened] = useState(false);
  const disabled = !useMayFight();
  if (!view.challenge.mayIssue) return null;
  return (
    <>
      <Button disabled={disabled} onPress={() => setOpened(true)}>
        <Icon of={Swords} size={20} /> {assaultWords.challenge.open}
      </Button>
      {opened && <ChallengeSheet combat={combat} view={view} onClose={() => setOpened(false)} />}
    </>
  );
}

function ChallengeSheet({ combat, view, onClose }: ChallengeOfferProps & { onClose(): void }) {
  const { act } = useBattleActions();
  const { characters } = view.challenge;
  const issue = ({ modelId }: Character) => {
    act({ type: 'issueChallenge', combatId: combat.id, modelId });
    onClose();
  };
  return (
    <Sheet title={assaultWords.challenge.title} closeName={words.close} onClose={onClose}>
      <div className="grid gap-3">
        <p className="text-detail text-muted">{assaultWords.challenge.hint}</p>
        {SIDES.map((side) => (
          <section key={side} aria-label={assaultWords.challenge.whoIssues(side)} className="grid gap-1.5">
            <h3 className={`text-lead ${toneClasses[SIDE_TONE[side]].text}`}>
              {assaultWords.challenge.whoIssues(side)}
            </h3>
            {characters[side].map((character) => (
              <Button key={character.modelId} onPress={() => issue(character)}>
                {assaultWords.challenge.issues(character)}
              </Button>
            ))}
          </section>
        ))}
      </div>
    </Sheet>
  );
}
