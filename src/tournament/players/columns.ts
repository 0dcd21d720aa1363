import { folded } from '@/plain/folded';

/** What a column of a table of players can hold. */
export const PLAYER_FIELDS = [
  'name',
  'first',
  'last',
  'nick',
  'partner',
  'army',
  'team',
  'club',
  'country',
  'table',
  'seed',
] as const;
export type PlayerField = (typeof PLAYER_FIELDS)[number];

/** The parts of a player by what they are, and those that have no place. */
export type PlayerParts = {
  readonly parts: ReadonlyMap<PlayerField, string>;
  readonly unread: readonly string[];
};

/**
 * The headings of columns as organisers and their tools write them, folded; where those of other tools were
 * read stands in `SOURCES.md` beside this.
 */
const HEADINGS: Readonly<Record<PlayerField, readonly string[]>> = {
  name: [
    ...['name', 'player', 'playername', 'fullname', 'participant', 'spieler', 'spielername', 'teilnehmer'],
    ...['joueur', 'participante', 'jugador', 'giocatore', 'gracz', 'speler', 'imieinazwisko', 'nomeecognome'],
  ],
  first: ['firstname', 'prename', 'forename', 'givenname', 'vorname', 'prenom', 'imie', 'voornaam'],
  last: ['lastname', 'surname', 'familyname', 'nachname', 'nazwisko', 'cognome', 'achternaam'],
  nick: ['nick', 'nickname', 'alias', 'spitzname', 'pseudo'],
  partner: [
    ...['partner', 'player2', 'secondplayer', 'teammate', 'spieler2', 'mitspieler', 'joueur2', 'jugador2'],
    ...['giocatore2', 'gracz2', 'speler2'],
  ],
  army: [
    ...['army', 'armyname', 'faction', 'parentarmy', 'primaryfaction', 'race', 'armee', 'volk', 'fraktion'],
    ...['ejercito', 'esercito', 'armia', 'frakcja', 'leger', 'faccion', 'fazione'],
  ],
  team: ['team', 'teamname', 'mannschaft', 'equipe', 'equipo', 'squadra', 'druzyna'],
  club: ['club', 'clubname', 'klub', 'verein', 'association', 'asociacion', 'associazione'],
  country: ['country', 'nation', 'nationality', 'land', 'pays', 'pais', 'paese', 'kraj'],
  table: ['table', 'fixedtable', 'tisch', 'mesa', 'tavolo', 'stol', 'tafel'],
  seed: ['seed', 'seeding', 'setzplatz', 'setzung', 'setzliste', 'cabezadeserie', 'tetedeserie'],
};

const FIELDS: ReadonlyMap<string, PlayerField> = new Map(
  PLAYER_FIELDS.flatMap((field) => HEADINGS[field].map((heading) => [heading, field] as const)),
);

/** What a column with that heading holds; null where this is not known. */
export function fieldOf(heading: string): PlayerField | null {
  return FIELDS.get(folded(heading)) ?? null;
}

/** Whether these parts are the headings of a table of players, and no player. */
export function areHeadings(cells: readonly string[]): boolean {
  const fields = cells.map(fieldOf);
  if (fields.includes('name')) return true;
  const known = fields.filter((field) => field !== null);
  return known.length > 1 && (known.includes('first') || known.includes('last') || known.length > 2);
}
