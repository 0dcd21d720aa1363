import type { ListLanguage } from './list-language';

/**
 * Italian, as Old World Builder writes it: `src/i18n/it.json`, `src/assets/the-old-world.json` and the armies
 * in `public/games/the-old-world` of the public repository nthiebes/old-world-builder, read at commit
 * 4f78d6b4 with its slips of spelling. What stands behind `alsoWritten` is how players and other programs
 * write the same.
 */
export const LISTS_IN_ITALIAN: ListLanguage = {
  words: {
    general: ['Generalee', 'Generale'],
    battleStandard: ['Stendardo da Battaglia'],
    standard: ['Alfiere'],
    musician: ['Musico'],
    champion: ['campione'],
    fullCommand: [],
  },
  alsoWritten: {
    battleStandard: ['Alfiere da Battaglia', 'Portastendardo da Battaglia'],
    standard: ['Vessillifero', 'Portastendardo', 'Stendardo'],
    musician: ['Musicista'],
    fullCommand: ['Gruppo Comando Completo', 'Comando Completo'],
  },
  championNames: [
    'Antico Venerabile',
    'Campione',
    'Campione del Re',
    'Groinbiter',
    'Gutlord',
    'Snarefinger',
    'Thunderfist',
  ],
  sections: {
    characters: ['Personaggi'],
    lords: ['Grandi Eroi'],
    heroes: ['Eroi'],
    core: ['Truppa'],
    special: ['Speciali', 'Truppe speciali'],
    rare: ['Rare', 'Truppe rare'],
    mercenaries: ['Mercenari'],
    allies: ['Alleati'],
  },
  detachments: [],
  asDetachment: ['Detachment'],
  armies: [],
  notes: ['Regole Speciali'],
  createdWith: ['Creato con'],
};
