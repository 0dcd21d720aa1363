import { fieldsOf, firstPositive, isOn, itemsOf, numberOf, textOf } from '@/army-list/roster/fields';

type Fields = ReturnType<typeof fieldsOf>;

/**
 * What a unit of Old World Builder costs, by the prices in its file: models, options (for each model,
 * counted, or with choices of their own), equipment, armour, mounts, the command group with its magic, magic
 * items. In points, without its detachments.
 */
export function owbUnitPoints(unit: Fields, section: string, composition: string): number {
  const models = firstPositive(numberOf(unit.strength), 1);
  const options = itemsOf(unit.options).map(fieldsOf);
  const isDetachment = options.some(
    (option) => textOf(option.name_en) === 'Detachment' && isOn(option.active),
  );
  return (
    firstPositive(numberOf(unit.strength), numberOf(unit.minimum), 1) * numberOf(unit.points) +
    sum(options, (option) => optionPoints(option, models, unit, composition)) +
    sum(carried(unit.equipment, unit), (choice) => choicePoints(choice, models)) +
    sum(carried(unit.armor, unit), (choice) => choicePoints(choice, models)) +
    sum(carried(unit.mounts, unit), (mount) => choicePoints(mount, models) + below(mount, models)) +
    (isDetachment ? 0 : sum(active(unit.command), (choice) => commandPoints(choice, models))) +
    sum(itemsOf(unit.items).map(fieldsOf), (group) =>
      sum(itemsOf(group.selected).map(fieldsOf), (item) => itemPoints(item, models, unit, section)),
    )
  );
}

function optionPoints(option: Fields, models: number, unit: Fields, composition: string): number {
  if (isOn(option.stackable)) return stacked(option);
  const isChosen = isOn(option.active);
  const isAlways = isOn(option.alwaysActive);
  if ((isChosen || isAlways) && isOn(option.perModel)) return models * numberOf(option.points);
  if ((isChosen || isAlways) && itemsOf(option.options).length > 0) {
    return numberOf(option.points) + below(option, models);
  }
  const holdsHere = [textOf(unit.army), composition].includes(textOf(option.armyComposition));
  return isChosen || (isAlways && textOf(option.armyComposition) !== '' && holdsHere)
    ? numberOf(option.points)
    : 0;
}

function commandPoints(choice: Fields, models: number): number {
  const magic = sum(itemsOf(fieldsOf(choice.magic).selected).map(fieldsOf), (item) =>
    times(item, item.points),
  );
  return numberOf(choice.points) + magic + below(choice, models);
}

function itemPoints(item: Fields, models: number, unit: Fields, section: string): number {
  const isCharacter = section === 'characters' || textOf(unit.unitType) === 'characters';
  if (!isCharacter && isOn(item.perModel)) return models * times(item, item.perModelPoints);
  if (!isCharacter && numberOf(item.perUnitPoints) > 0) return times(item, item.perUnitPoints);
  return times(item, item.points);
}

/** What a detachment of a regiment costs, by the prices in its file. In points. */
export function owbDetachmentPoints(detachment: Fields): number {
  const models = numberOf(detachment.strength);
  const equipment = itemsOf(detachment.equipment).map(fieldsOf);
  return (
    models * numberOf(detachment.points) +
    sum(equipment, (choice) => (isOn(choice.stackable) ? stacked(choice) : whenActive(choice, models))) +
    sum([...active(detachment.armor), ...active(detachment.options)], (choice) =>
      choicePoints(choice, models),
    )
  );
}

/** Choices that are taken; what needs a magic item counts only where the unit has it. */
function carried(choices: unknown, unit: Fields): readonly Fields[] {
  return active(choices).filter((choice) => {
    const needed = textOf(choice.requiredMagicItem);
    return needed === '' || hasItem(unit, needed);
  });
}

function hasItem(unit: Fields, name: string): boolean {
  return itemsOf(unit.items).some((group) =>
    itemsOf(fieldsOf(group).selected).some((item) => textOf(fieldsOf(item).name_en) === name),
  );
}

function active(choices: unknown): readonly Fields[] {
  return itemsOf(choices)
    .map(fieldsOf)
    .filter((choice) => isOn(choice.active));
}

function below(choice: Fields, models: number): number {
  return sum(active(choice.options), (option) => choicePoints(option, models));
}

function choicePoints(choice: Fields, models: number): number {
  return (isOn(choice.perModel) ? models : 1) * numberOf(choice.points);
}

function whenActive(choice: Fields, models: number): number {
  return isOn(choice.active) ? choicePoints(choice, models) : 0;
}

function stacked(choice: Fields): number {
  return firstPositive(numberOf(choice.stackableCount), numberOf(choice.minimum)) * numberOf(choice.points);
}

function times(item: Fields, points: unknown): number {
  return firstPositive(numberOf(item.amount), 1) * numberOf(points);
}

function sum<Item>(items: readonly Item[], points: (item: Item) => number): number {
  return items.reduce((total, item) => total + points(item), 0);
}
