/** The version of package.json, put in at build. */
declare const __APP_VERSION__: string;

/** The languages besides English that the build has, put in at build (`build/languages.ts`). */
declare const __LANGUAGES__: readonly string[];

/** Of each of these how many messages it has, and how many a native speaker has read over. */
declare const __READ_OVER__: Readonly<Record<string, { readonly all: number; readonly read: number }>>;

/** The languages besides English, as their three files, fetched when they are asked for. */
declare module 'virtual:languages' {
  type Room = Readonly<Record<string, unknown>>;
  type Part = { readonly rooms: Readonly<Record<string, Room>>; readonly address: string };
  /** In which part the messages of a room are; all others are in the rest. */
  export const sooner: Readonly<Record<string, 'home' | 'settings'>>;
  export const languages: Readonly<
    Record<string, Readonly<Record<'home' | 'settings' | 'rest', () => Promise<Part>>>>
  >;
}

/** The licences of what the app ships, made at build (`build/licences.ts`). */
declare module 'virtual:licences' {
  export const licences: readonly {
    readonly name: string;
    readonly version: string;
    readonly licence: string;
    readonly text: string;
  }[];
}
