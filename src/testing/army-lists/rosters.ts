import { strToU8, zipSync } from 'fflate';

/** A selection of a roster as it is written by hand in a test; what is left out is not written. */
export type WrittenSelection = {
  readonly name: string;
  readonly customName?: string;
  readonly type?: 'unit' | 'model' | 'upgrade' | 'mount' | 'crew';
  readonly number?: number;
  readonly points?: number;
  readonly group?: string;
  readonly category?: string;
  /** By type of profile: "Model" to its characteristics. */
  readonly profiles?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Special rules beside the one that every selection has. */
  readonly rules?: readonly string[];
  readonly selections?: readonly WrittenSelection[];
};

export type WrittenRoster = {
  readonly name?: string;
  readonly game?: string;
  readonly catalogue: string;
  readonly total: number;
  readonly selections: readonly WrittenSelection[];
  /** A detachment within the force. */
  readonly allies?: readonly WrittenSelection[];
};

/** The roster as New Recruit writes JSON. */
export function rosterJson(roster: WrittenRoster): string {
  return JSON.stringify({
    roster: {
      name: roster.name ?? 'My army',
      gameSystemName: roster.game ?? 'Warhammer The Old World',
      generatedBy: 'https://newrecruit.eu',
      costs: [
        { name: ' PL', value: 12 },
        { name: 'pts', value: roster.total },
      ],
      forces: [
        {
          name: 'Main force',
          catalogueName: roster.catalogue,
          selections: roster.selections.map(selectionJson),
          forces:
            roster.allies === undefined
              ? []
              : [{ name: 'Allies', catalogueName: 'Allies', selections: roster.allies.map(selectionJson) }],
        },
      ],
    },
  });
}

function selectionJson(selection: WrittenSelection): object {
  return {
    name: selection.name,
    customName: selection.customName,
    number: selection.number ?? 1,
    type: selection.type ?? 'upgrade',
    group: selection.group,
    costs: selection.points === undefined ? [] : [{ name: 'pts', value: selection.points }],
    categories: selection.category === undefined ? [] : [{ name: selection.category }],
    profiles: Object.entries(selection.profiles ?? {}).map(([typeName, values]) => ({
      name: selection.name,
      typeName,
      characteristics: Object.entries(values).map(([name, text]) => ({ name, $text: text })),
    })),
    rules: ['A rule', ...(selection.rules ?? [])].map((name) => ({ name, description: 'left out' })),
    selections: (selection.selections ?? []).map(selectionJson),
  };
}

/** The roster as BattleScribe writes XML; `prefix` puts a namespace's prefix before every element. */
export function rosterXml(roster: WrittenRoster, prefix = ''): string {
  const tag = (name: string, attributes: string, inner: string) =>
    `<${prefix}${name}${attributes}>${inner}</${prefix}${name}>`;
  const costs = (points: number | undefined) =>
    points === undefined ? '' : tag('costs', '', tag('cost', ` name="pts" value="${points}.0"`, ''));
  const selectionXml = (selection: WrittenSelection): string =>
    tag(
      'selection',
      ` name="${escaped(selection.name)}" number="${selection.number ?? 1}" type="${selection.type ?? 'upgrade'}"${
        selection.customName === undefined ? '' : ` customName="${escaped(selection.customName)}"`
      }`,
      tag(
        'rules',
        '',
        ['A rule', ...(selection.rules ?? [])]
          .map((name) => tag('rule', ` name="${escaped(name)}"`, tag('description', '', 'left out')))
          .join(''),
      ) +
        tag(
          'profiles',
          '',
          Object.entries(selection.profiles ?? {})
            .map(([typeName, values]) =>
              tag(
                'profile',
                ` name="${escaped(selection.name)}" typeName="${typeName}"`,
                tag(
                  'characteristics',
                  '',
                  Object.entries(values)
                    .map(([name, text]) => tag('characteristic', ` name="${name}"`, escaped(text)))
                    .join(''),
                ),
              ),
            )
            .join(''),
        ) +
        tag('selections', '', (selection.selections ?? []).map(selectionXml).join('')) +
        costs(selection.points) +
        tag(
          'categories',
          '',
          selection.category === undefined ? '' : tag('category', ` name="${selection.category}"`, ''),
        ),
    );
  const force = (name: string, selections: readonly WrittenSelection[], inner: string) =>
    tag(
      'force',
      ` name="Force" catalogueName="${escaped(name)}"`,
      tag('selections', '', selections.map(selectionXml).join('')) + inner,
    );
  const namespace = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${tag(
    'roster',
    ` name="${escaped(roster.name ?? 'My army')}" gameSystemName="${escaped(roster.game ?? 'Warhammer')}" ${namespace}="http://www.battlescribe.net/schema/rosterSchema"`,
    costs(roster.total) +
      tag(
        'forces',
        '',
        force(
          roster.catalogue,
          roster.selections,
          roster.allies === undefined ? '' : tag('forces', '', force('Allies', roster.allies, '')),
        ),
      ),
  )}`;
}

/** The roster packed as `.rosz`. */
export function packed(xml: string, name = 'army.ros'): Uint8Array {
  return zipSync({ [name]: strToU8(xml) });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
