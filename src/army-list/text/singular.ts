import { folded } from './normalise';

/**
 * A name for comparing a unit with its models: folded, each word in the singular ("Clan Marksmen" is "clan
 * marksman").
 */
export function singular(name: string): string {
  return folded(name).split(' ').map(singularWord).join(' ');
}

function singularWord(word: string): string {
  if (word.endsWith('men')) return `${word.slice(0, -2)}an`;
  if (word.endsWith('elves') || word.endsWith('wolves')) return `${word.slice(0, -3)}f`;
  if (word.endsWith('dwarves')) return 'dwarf';
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !word.endsWith('ss') && word.length > 3) return word.slice(0, -1);
  return word;
}

/** Whether a name is that of the models in a unit: the same in the singular, or one holds the other. */
export function isModelOf(model: string, unit: string): boolean {
  const one = singular(model);
  const all = singular(unit);
  return (
    one !== '' &&
    all !== '' &&
    (one === all || ` ${all} `.includes(` ${one} `) || ` ${one} `.includes(` ${all} `))
  );
}
