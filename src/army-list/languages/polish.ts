import type { ListLanguage } from './list-language';

/**
 * Polish, as Old World Builder writes it: `src/i18n/pl.json`, `src/assets/the-old-world.json` and the armies
 * in `public/games/the-old-world` of the public repository nthiebes/old-world-builder, read at commit
 * 4f78d6b4 with its slips of spelling. What stands behind `alsoWritten` is how players and other programs
 * write the same.
 */
export const LISTS_IN_POLISH: ListLanguage = {
  words: {
    general: ['Generał'],
    battleStandard: ['Chorąży'],
    standard: ['Sztandarowy'],
    musician: ['Muzyk'],
    champion: [],
    fullCommand: [],
  },
  alsoWritten: {
    battleStandard: ['Sztandar bojowy', 'Chorąży armii'],
    standard: ['Sztandar'],
    champion: ['czempion'],
    fullCommand: ['Pełne dowództwo', 'Pełna grupa dowodzenia'],
  },
  championNames: [
    'Dziki Łowca',
    'Jeźdzcy Wiatru',
    'Nimfa',
    'Pieśniarz Klingi',
    'Rycerz Polany',
    'Starszy',
    'Strażnik Dzikiego Lasu',
    'Służka Ciernia',
    'Wartownik',
    'Łucznicy',
  ],
  sections: {
    characters: ['Postacie'],
    lords: ['Lordowie'],
    heroes: ['Bochaterowie'],
    core: ['Jednostki podsawowe', 'Podstawowe', 'Jednostki podstawowe'],
    special: ['Jednostki specialne', 'Specjalne', 'Jednostki specjalne'],
    rare: ['Jednostki rzadkie', 'Rzadkie'],
    mercenaries: ['Najemnicy'],
    allies: ['Sprzymierzeńcy', 'Sojusznicy'],
  },
  detachments: [],
  asDetachment: ['Detachment'],
  armies: [],
  notes: ['Zasady specjalne'],
  createdWith: ['Stworzone z'],
};
