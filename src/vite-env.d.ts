/** The version of package.json, put in at build. */
declare const __APP_VERSION__: string;

/** The licences of what the app ships, made at build (`build/licences.ts`). */
declare module 'virtual:licences' {
  export const licences: readonly {
    readonly name: string;
    readonly version: string;
    readonly licence: string;
    readonly text: string;
  }[];
}
