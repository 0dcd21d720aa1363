import { folded } from '@/army-list/text/normalise';
import { MAX_CHARACTERISTIC, MAX_HEALTH_PER_MODEL, MAX_MODELS } from '@/battle/state/unit';
import type { ArmyToKeep } from '@/store/armies/kept-armies';
import type { KnownUnits } from '@/store/armies/kept-kinds';
import { carriedText, listChecksum } from '@/store/armies/kept-kinds';
import { countsModels } from '@/store/armies/known-facts';
import { type ImportDraft, unitDrafts } from './import-draft';
import type { TakenArmy } from './kept-army-taken';
import { entered } from './row-points';

/**
 * The army of a preview. Lines that the player attached or made a unit of count as read; ignored ones do not.
 */
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
    ...(draft.list.size === undefined ? {} : { size: draft.list.size }),
  };
}

/** How many units name an army that has no name. */
const NAMING_UNITS = 3;

/** The army of a preview as it is kept for the next battle; one without a name is called by its first units. */
export function armyToKeep(
  { army, units, source }: TakenArmy,
  title: string | null,
  editionId: string,
): ArmyToKeep {
  const name = title ?? army;
  return {
    name:
      name === ''
        ? units
            .slice(0, NAMING_UNITS)
            .map((unit) => unit.name)
            .join(', ')
        : name,
    army,
    editionId,
    units,
    format: source.format,
    statedTotal: source.statedTotal,
    text: carriedText(source.text),
    checksum: listChecksum(source.text),
  };
}

/**
 * What the player entered in the preview and the list does not say: worth remembering for the next list with
 * that unit.
 */
export function learnedFrom({ list, rows }: ImportDraft): KnownUnits {
  return Object.fromEntries(
    rows.flatMap((row) => {
      if (row.entered.length === 0) return [];
      const unit = list.units[row.key];
      const facts = Object.fromEntries(Object.entries(row.facts).filter(([id]) => row.entered.includes(id)));
      const models = countsModels(facts) ? entered(row.models, 1, MAX_MODELS) : null;
      return [
        [
          folded(unit?.type ?? unit?.name ?? row.name),
          {
            healthPerModel: row.entered.includes('health')
              ? entered(row.health, 1, MAX_HEALTH_PER_MODEL)
              : null,
            characteristic: row.entered.includes('characteristic')
              ? entered(row.characteristic, 0, MAX_CHARACTERISTIC)
              : null,
            facts,
            ...(models === null ? {} : { models }),
            ...(row.entered.includes('character') ? { character: row.marks.includes('character') } : {}),
          },
        ],
      ];
    }),
  );
}
