import { useState } from 'react';
import { draftOf } from '@/battle/assault/standing/fighter-group';
import type { AssaultUnit, StrikeView } from '@/battle/assault/standing/view';
import { livingModels } from '@/battle/state/assault-round';
import type { Combat } from '@/battle/state/combat';
import type { FighterGroup } from '@/battle/state/fighters';
import { FighterSheet } from '@/features/assault/fighters/fighter-sheet';
import { UnitSheet } from '@/features/assault/fighters/unit-sheet';
import { useAssaultView, useMayFight } from '@/features/assault/question/use-assault';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberField } from '@/ui/field/number-field';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Sheet } from '@/ui/page/sheet';
import { assaultWords } from '@/words/assault/assault-words';
import { words } from '@/words/words';

type StrikeSheetProps = { readonly combat: Combat; readonly shown: StrikeView; onClose(): void };

const MOST_ATTACKS = 500;

/** The number of attacks and their target: the players know facts that no profile has. */
export function StrikeSheet({ combat, shown, onClose }: StrikeSheetProps) {
  const { strike, group } = shown;
  const view = useAssaultView(combat);
  const disabled = !useMayFight();
  const { act } = useBattleActions();
  const [attacks, setAttacks] = useState(strike.attacks);
  const [target, setTarget] = useState(strike.target);
  const enemies = view?.units.filter(({ side, modelsLeft }) => side !== group.side && modelsLeft > 0) ?? [];
  const say = (type: 'changeStrike' | 'splitStrike') => {
    act({ type, combatId: combat.id, strikeId: strike.id, attacks, target });
    onClose();
  };
  const [mending, setMending] = useState<FighterGroup | null>(null);
  const [parting, setParting] = useState<AssaultUnit | null>(null);
  if (view && parting) return <UnitSheet combat={combat} view={view} unit={parting} onClose={onClose} />;
  if (mending) {
    return <FighterSheet combat={combat} draft={draftOf(mending)} group={mending} onClose={onClose} />;
  }
  return (
    <Sheet title={assaultWords.strike.changeTitle(group.name)} closeName={words.close} onClose={onClose}>
      <div className="grid gap-3">
        <div>
          <span className="block pb-1.5 text-label text-muted">{assaultWords.strike.attacks}</span>
          <NumberField
            label={assaultWords.strike.attacks}
            min={0}
            max={MOST_ATTACKS}
            value={attacks}
            disabled={disabled}
            names={assaultWords.stepper(assaultWords.strike.attacks)}
            onChange={setAttacks}
          />
        </div>
        {enemies.length > 1 && (
          <SegmentedChoice
            label={assaultWords.strike.target}
            columns={1}
            options={enemies.map(({ key, name }) => ({ id: key, label: name }))}
            chosen={target}
            disabled={disabled}
            onChoose={(key) => setTarget(key)}
          />
        )}
        <Button kind="primary" disabled={disabled} onPress={() => say('changeStrike')}>
          {assaultWords.strike.setAttacks(attacks)}
        </Button>
        {target !== strike.target && attacks > 0 && attacks < strike.attacks && (
          <Button disabled={disabled} onPress={() => say('splitStrike')}>
            {assaultWords.strike.split(attacks, strike.attacks - attacks)}
          </Button>
        )}
        <fieldset className="min-w-0">
          <legend className="pb-1.5 text-label text-muted">{assaultWords.strike.mend}</legend>
          <div className="grid gap-2">
            {view?.units
              .flatMap(({ groups }) => groups)
              .map((one) => (
                <Button key={one.id} disabled={disabled} onPress={() => setMending(one)}>
                  {assaultWords.fighters.heading(livingModels(one), one.name)}
                </Button>
              ))}
            {view?.units.map((unit) => (
              <Button key={unit.key} disabled={disabled} onPress={() => setParting(unit)}>
                <span className="min-w-0 break-words">{assaultWords.unit.more(unit.name)}</span>
              </Button>
            ))}
          </div>
        </fieldset>
      </div>
    </Sheet>
  );
}
