/**
 * Lists that one program wrote in several languages (`army.form.language.txt`) as a table: a row for each
 * language, with how many of its lists and of their marks were read as the counts in `truth.json` say, and
 * how many units have the marks of the same unit in English.
 *
 * @typedef {{ general: boolean, bsb: boolean, standard: boolean, musician: boolean, models: number, points: number | null }} Unit
 * @param {readonly { name: string, units: readonly Unit[], truth: { units: number, bsb: boolean, std: number, mus: number } }[]} lists
 */
export function languageTable(lists) {
  const byName = new Map(lists.map((list) => [list.name, list]));
  /** @param {string} name */
  const languageOf = (name) => name.split('.')[2] ?? '';
  const languages = [...new Set(lists.map(({ name }) => languageOf(name)))].sort();
  const columns = [
    'lists',
    'units',
    'Generals',
    'Battle Standards',
    'standards',
    'musicians',
    'as in English',
  ];
  const lines = languages.map((language) => {
    const own = lists.filter(({ name }) => languageOf(name) === language);
    /** @param {(unit: Unit) => boolean} is @param {(truth: typeof own[number]['truth']) => number} of */
    const share = (is, of) => {
      const found = own.map(({ units, truth }) => Math.min(units.filter(is).length, of(truth)));
      const surplus = own.map(({ units, truth }) => Math.max(0, units.filter(is).length - of(truth)));
      const all = sum(own.map(({ truth }) => of(truth)));
      return `${sum(found)}/${all}${sum(surplus) > 0 ? ` +${sum(surplus)}` : ''}`;
    };
    const alike = own.flatMap(({ name, units }) => {
      const english = byName.get(name.replace(`.${language}.`, '.en.'))?.units ?? [];
      return units.map((unit, place) => marks(unit) === marks(english[place]));
    });
    return [
      language,
      String(own.length),
      share(
        () => true,
        ({ units }) => units,
      ),
      share(
        ({ general }) => general,
        () => 1,
      ),
      share(
        ({ bsb }) => bsb,
        ({ bsb }) => (bsb ? 1 : 0),
      ),
      share(
        ({ standard }) => standard,
        ({ std }) => std,
      ),
      share(
        ({ musician }) => musician,
        ({ mus }) => mus,
      ),
      `${alike.filter(Boolean).length}/${alike.length}`,
    ];
  });
  return [['language', ...columns], ...lines]
    .map((cells) => cells.map((cell) => cell.padEnd(17)).join(''))
    .join('\n');
}

/** @param {Unit | undefined} unit */
function marks(unit) {
  if (unit === undefined) return 'none';
  const { general, bsb, standard, musician, models, points } = unit;
  return JSON.stringify([general, bsb, standard, musician, models, points]);
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, number) => all + number, 0);
}
