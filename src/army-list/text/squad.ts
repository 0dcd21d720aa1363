import { counted, hasSquad, LEADER, type ModelCount, sharesWord, withoutBrackets } from './model-count';
import { isModelOf, singular } from './singular';

/**
 * A line below a unit, as deep as its dots, bullets or spaces put it: how often, what, and what that carries.
 */
export type SquadLine = {
  /** 1 for a line right below the unit. */
  readonly depth: number;
  readonly count: number;
  /** A count was written. */
  readonly written: boolean;
  readonly name: string;
  readonly items: readonly string[];
};

type Node = SquadLine & { readonly below: readonly Node[] };

/** What carries a squad is a vehicle of its own, no model of the squad. */
const VEHICLE =
  /\b(?:transports?|drop ?pods?|rhinos?|razorbacks?|land ?raiders?|dreadclaws?|spartans?|mastodon|storm ?eagles?|thunderhawks?|caestus|anvillus|kharybdis|triaros|arvus|dracosan|aurox|chimera|gunship|carrier)\b/i;
/** Who leads or serves in a squad, whatever his unit is called. */
const RANK =
  /\b(?:sergeants?|serjeants?|leaders?|champions?|captains?|lieutenants?|centurions?|praetors?|consuls?|veterans?|marines?|legionar(?:y|ies)|brothers?|sisters?|troopers?|soldiers?|warriors?|guards?|guardians?|terminators?|chosen|bearers?|apothecar(?:y|ies)|tech ?marines?|magos|primus|prime|seekers?|breachers?|destroyers?|dominus|thralls?|acolytes?|auxiliar(?:y|ies)|knights?|companions?|crew(?:m[ae]n)?|gunners?|justicar|paragon|vexillar(?:y|ius)|discipl\w*|master|strategos|specialists?|prefect|alpha|princeps)\b/i;
const CHARIOT = /\bchariot$/i;
/** Who serves an engine. */
const CREW = /\b(?:crew(?:m[ae]n)?|gunners?)\b/i;
/** What is carried, ridden or known, and never a model. */
const GEAR =
  /\b(?:weapons?|swords?|axes?|hammers?|mauls?|lances?|spears?|halberds?|blades?|claws?|fists?|bolters?|bolt pistols?|pistols?|rifles?|guns?|cannons?|launchers?|flamers?|melta\w*|plasma\w*|las\w*|grenades?|bombs?|missiles?|charges?|shields?|armou?rs?|runes?|banners?|standards?|icons?|vexillas?|nuncio|auspex|augury|scanner|pack|packs|bikes?|jetbikes?|warhawk|bows?|crossbows?|handguns?|options?|wargear|equipment|upgrades?|items?|enchantments?|traits?|abilit\w*|spells?|rites?|powers?|exchange|replace\w*|special rules?|halo|field|cloak|mount|musician)\b/i;

/**
 * The models of a squad: the counted items on its own line that are called like it, and the lines of models
 * below it, sergeants included. A line below a line of models is what those carry; below anything else, such
 * as a retinue, there may be models again. A transport is a vehicle of its own. Guessed where lines that
 * carry something were not known as models, or none was found in a squad.
 */
export function squadModels(
  unit: string,
  inline: readonly string[],
  lines: readonly SquadLine[],
): ModelCount | null {
  const named = inline.map(counted).filter(({ name, written }) => written && isInlineModel(name, unit));
  const within = named.reduce((sum, { count }) => sum + count, 0);
  const said = new Set(named.map(({ name }) => singular(withoutBrackets(name))));
  const tree = treeOf(lines);
  const gear = carriedBySeveral(lines);
  const found = modelsIn(tree, unit, gear, said);
  // Who has a retinue is one model more than it, unless a line of his own says so.
  const repeated = repeatedNames(tree);
  const isListed = tree.some((node) => isModel(node, unit, gear, repeated));
  const own = within === 0 && found.guessed && !hasSquad(unit) && !isListed ? 1 : 0;
  const models = within + found.models + own;
  // Beasts and drivers of a single chariot are no models of their own.
  if (CHARIOT.test(unit) && within === 0 && !tree.some(({ name }) => singular(name) === singular(unit))) {
    return { models: 1, guessed: models > 1 };
  }
  if (models === 0) {
    const carrying = tree.filter(
      (node) => carries(node) && !VEHICLE.test(node.name) && !GEAR.test(node.name),
    );
    return hasSquad(unit) || carrying.length > 1 ? { models: 1, guessed: true } : null;
  }
  return { models, guessed: found.guessed || (models === 1 && hasSquad(unit)) };
}

/** Whether a name is that of a vehicle that carries a squad of another name. */
export function isTransport(name: string, unit: string): boolean {
  return VEHICLE.test(name) && !VEHICLE.test(unit) && !isNamedFor(name, unit);
}

/** "Rapier Carrier" is what a "Rapier Battery" consists of. */
function isNamedFor(name: string, unit: string): boolean {
  const words = (text: string) => singular(text).replace(/\blegion\w*\b/g, ' ');
  return sharesWord(words(name), words(unit));
}

function modelsIn(
  nodes: readonly Node[],
  unit: string,
  gear: ReadonlySet<string>,
  said: ReadonlySet<string>,
): ModelCount {
  let models = 0;
  let guessed = false;
  const repeated = repeatedNames(nodes);
  for (const node of nodes) {
    const name = singular(withoutBrackets(node.name));
    // A line that goes into the models already counted on the unit's own line.
    if (!node.written && said.has(name)) continue;
    if (isTransport(node.name, unit)) continue;
    const within = hasSquad(node.name) ? inlineModels(node) : 0;
    if (within > 0) {
      // A part of a larger unit says itself whom it has.
      models += within * node.count + modelsIn(node.below, node.name, gear, said).models;
      guessed = true;
      continue;
    }
    if (isModel(node, unit, gear, repeated)) {
      const served = followersOf(node, unit);
      models += node.count + served;
      // Who serves him or his engine may be models, or be counted with it.
      guessed ||= served > 0 || (CREW.test(node.name) && nodes.some((other) => !CREW.test(other.name)));
      continue;
    }
    const below = modelsIn(node.below, unit, gear, said);
    models += below.models;
    // What hangs below a line that is no model itself may be a retinue, or be counted already.
    guessed ||= below.guessed || below.models > 0;
  }
  return { models, guessed };
}

/**
 * Below a model stands what it carries, but several armed ones below a single one are models themselves:
 * servitors of a priest.
 */
function followersOf({ count, below }: Node, unit: string): number {
  return below
    .filter((node) => node.written && node.count > count && node.items.length > 0)
    .filter(({ name }) => !GEAR.test(name) && !isTransport(name, unit))
    .reduce((sum, node) => sum + node.count, 0);
}

/** The models that a line counts itself: "Rifle Section: 19x Auxiliary, 1x Troop Master". */
function inlineModels({ name, items }: Node): number {
  return items
    .map(counted)
    .filter((item) => item.written && isInlineModel(item.name, name))
    .reduce((sum, { count }) => sum + count, 0);
}

function isInlineModel(name: string, unit: string): boolean {
  const bare = withoutBrackets(name);
  if (isModelOf(bare, unit)) return true;
  return !GEAR.test(bare) && (sharesWord(bare, unit) || (hasSquad(unit) && RANK.test(bare)));
}

function isModel(
  node: Node,
  unit: string,
  gear: ReadonlySet<string>,
  repeated: ReadonlySet<string>,
): boolean {
  const bare = withoutGear(withoutBrackets(node.name));
  const name = singular(bare);
  if (name === '' || gear.has(name)) return false;
  if (singular(unit) === name || (isModelOf(bare, unit) && !GEAR.test(bare))) return true;
  if (GEAR.test(bare) && !RANK.test(bare)) return false;
  if (sharesWord(bare, unit)) return true;
  if (hasSquad(bare)) return false;
  if (hasSquad(unit) && LEADER.test(bare) && !GEAR.test(bare)) return true;
  if (node.written && node.count > 1 && node.items.some((item) => counted(item).count === node.count))
    return true;
  return carries(node) && (node.written || RANK.test(bare) || repeated.has(name));
}

/** "Despoiler with vexilla" and "Veteran w/ heavy weapon" without what they carry. */
function withoutGear(name: string): string {
  return name.replace(/\s+(?:with|w\/)\s*\S.*$/i, '');
}

function carries({ items, below }: Node): boolean {
  return items.length > 0 || below.length > 0;
}

function repeatedNames(nodes: readonly Node[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(nodes.map(({ name }) => singular(name)).filter((name) => seen.size === seen.add(name).size));
}

/** What several lines carry, so that a line of its name is no model. */
function carriedBySeveral(lines: readonly SquadLine[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ items }) => items.map((item) => singular(counted(item).name))));
}

/** The lines as a tree: each below the last one that stands less deep. */
function treeOf(lines: readonly SquadLine[]): readonly Node[] {
  let place = 0;
  const nodesBelow = (depth: number): readonly Node[] => {
    const nodes: Node[] = [];
    for (let line = lines[place]; line !== undefined && line.depth > depth; line = lines[place]) {
      place += 1;
      nodes.push({ ...line, below: nodesBelow(line.depth) });
    }
    return nodes;
  };
  return nodesBelow(0);
}
