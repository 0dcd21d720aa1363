import { folded } from '@/army-list/text/normalise';
import type { ArmyIntent } from '@/battle/army/event';
import { MAX_CHARACTERISTIC, MAX_HEALTH_PER_MODEL, type UnitDraft } from '@/battle/state/unit';
import type { KnownUnits } from '@/store/known-units';
import type { ArmyToSave } from '@/store/saved-armies';
import { entered, type ImportDraft, unitDrafts } from './import-draft';

/** An army as a battle takes it: its name, its units, and where they came from. */
export type TakenArmy = {
  readonly army: string;
  readonly units: readonly UnitDraft[];
  readonly source: Extract<ArmyIntent, { type: 'importArmy' }>['source'];
};

/** The army of a preview. Lines that the player attached or made a unit of count as read; ignored ones do not. */
export function takenFrom(draft: ImportDraft, text: string): TakenArmy {
  const left = draft.unread.filter(({ fate }) => fate === 'asked' || fate === 'ignored');
  const told = draft.list.lines.filter(({ kind }) => kind !== 'empty').length;
  return {
    army: draft.army.trim(),
    units: unitDrafts(draft),
    source: {
      format: draft.list.format,
      statedTotal: draft.list.statedTotal,
      linesRead: told - left.length,
      linesUnread: left.map((line) => line.text),
      text,
    },
  };
}

/** The army of a preview as it is kept for the next battle. */
export function armyToSave(
  { army, units, source }: TakenArmy,
  title: string | null,
  editionId: string,
): ArmyToSave {
  const name = title ?? army;
  return {
    name: name === '' ? `${units.length}` : name,
    army,
    editionId,
    units,
    format: source.format,
    text: source.text,
  };
}

/** What the player settled in the preview and the list does not say: worth remembering for the next list with that unit. */
export function learnedFrom({ list, rows }: ImportDraft): KnownUnits {
  return Object.fromEntries(
    rows.flatMap((row) => {
      const unit = list.units[row.key];
      const healthPerModel = entered(row.health, 1, MAX_HEALTH_PER_MODEL);
      if (unit === undefined || unit.facts.healthPoints !== null || healthPerModel === null) return [];
      if (row.guesses.includes('healthPoints') && entered(row.characteristic, 0, MAX_CHARACTERISTIC) === null)
        return [];
      return [
        [
          folded(unit.type ?? unit.name),
          { healthPerModel, characteristic: entered(row.characteristic, 0, MAX_CHARACTERISTIC) },
        ],
      ];
    }),
  );
}
