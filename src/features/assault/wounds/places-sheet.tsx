import { useState } from 'react';
import type { AssaultUnit } from '@/battle/assault/standing/view';
import type { Combat } from '@/battle/state/combat';
import { useMayFight } from '@/features/assault/question/use-assault';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberField } from '@/ui/field/number-field';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Sheet } from '@/ui/page/sheet';
import { assaultWords } from '@/words/assault/assault-words';
import { words } from '@/words/words';
import { ModelTokens } from './model-tokens';
import {
  asWanted,
  closestFirst,
  inInches,
  inOrder,
  placesOf,
  toggled,
  toldBy,
  type WayToPlace,
  wayOf,
} from './places';
import { SortableRows } from './sortable-rows';

/** The longest distance that can be entered. */
const MOST_INCHES = 99;
const WAYS: readonly WayToPlace[] = ['unsaid', 'order', 'inches'];

type PlacesSheetProps = { readonly combat: Combat; readonly unit: AssaultUnit; onClose(): void };

/**
 * Which models of a unit are in contact, and which of the others is the next closest. It is entered once for
 * the step, in one entry.
 */
export function PlacesSheet({ combat, unit, onClose }: PlacesSheetProps) {
  const [draft, setDraft] = useState(() => placesOf(unit));
  const [way, setWay] = useState<WayToPlace>(() => wayOf(draft));
  const disabled = !useMayFight();
  const { act, dismissRefusal } = useBattleActions();
  const apart = closestFirst(draft);
  const nameOf = (id: string) => {
    const model = unit.models.find((one) => one.id === id);
    return model ? assaultWords.allocation.modelName(unit.side, model) : id;
  };
  const done = () => {
    const placed = act({ type: 'placeModels', combatId: combat.id, places: asWanted(draft) });
    if (!placed.ok && placed.refusal.code === 'nothingChanged') dismissRefusal();
    onClose();
  };
  return (
    <Sheet title={assaultWords.places.title(unit.name)} closeName={words.close} onClose={onClose}>
      <div className="grid grid-cols-1 gap-3">
        <p>{combat.shotBy ? assaultWords.places.shot : assaultWords.places.contact}</p>
        {!combat.shotBy && (
          <ModelTokens
            side={unit.side}
            label={assaultWords.allocation.models(unit.name)}
            tokens={unit.models.map((model) => {
              const place = draft.get(model.id) ?? model.place;
              return {
                ...model,
                inContact: place.inContact,
                away: place.inContact || way === 'unsaid' ? null : place,
                locked: false,
                eligible: true,
              };
            })}
            chosen={null}
            disabled={disabled}
            onChoose={(id) => setDraft(toggled(draft, id, way))}
          />
        )}
        {apart.length > 1 && (
          <SegmentedChoice
            label={assaultWords.places.next}
            columns={3}
            options={WAYS.map((id) => ({ id, label: assaultWords.places.ways[id] }))}
            chosen={way}
            disabled={disabled}
            onChoose={(wanted) => {
              setWay(wanted);
              setDraft(toldBy(draft, wanted));
            }}
          />
        )}
        {apart.length > 1 && way === 'unsaid' && (
          <p className="text-detail text-muted">{assaultWords.places.unsaid}</p>
        )}
        {apart.length > 1 && way === 'order' && (
          <SortableRows
            label={assaultWords.places.order}
            rows={apart.map((id) => ({ id, name: nameOf(id) }))}
            disabled={disabled}
            moveName={assaultWords.places.move}
            onOrder={(ids) => setDraft(inOrder(draft, ids))}
          >
            {({ id, name }) => (
              <span className="flex min-w-0 flex-1 items-center gap-2 px-1 text-body leading-body font-bold">
                <span className="w-10 shrink-0 text-muted">
                  {assaultWords.places.short(draft.get(id) ?? { distance: 0 })}
                </span>
                <span className="min-w-0 break-words">{name}</span>
              </span>
            )}
          </SortableRows>
        )}
        {way === 'inches' && apart.length > 1 && (
          <ul aria-label={assaultWords.places.order} className="grid grid-cols-1 gap-1.5">
            {unit.models
              .filter(({ id }) => apart.includes(id))
              .map(({ id }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-2">
                  <span className="min-w-32 flex-1 font-bold break-words">{nameOf(id)}</span>
                  <div className="w-44 max-w-full">
                    <NumberField
                      label={assaultWords.places.inches(nameOf(id))}
                      min={0}
                      max={MOST_INCHES}
                      value={draft.get(id)?.distance ?? 0}
                      disabled={disabled}
                      names={assaultWords.stepper(nameOf(id))}
                      onChange={(inches) => setDraft(inInches(draft, id, inches))}
                    />
                  </div>
                </li>
              ))}
          </ul>
        )}
        <div className="sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 pt-2 pb-1">
          <Button kind="primary" disabled={disabled} onPress={done}>
            {words.done}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
