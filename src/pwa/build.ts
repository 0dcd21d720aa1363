/**
 * Which build of the app this is: its version, and the commit it was made from with that commit's day; null
 * where it was built without git.
 */
export type Build = {
  readonly version: string;
  readonly from: { readonly commit: string; readonly day: string } | null;
};

/**
 * The build as its page tells it.
 * @param builtFrom what stands in the page: a commit and its day as "2026-03-05"; undefined where nothing does.
 */
export function buildOf(version: string, builtFrom: string | undefined): Build {
  const [, commit, day] = /^([0-9a-f]{8}\+?) (\d{4}-\d{2}-\d{2})$/.exec(builtFrom ?? '') ?? [];
  return { version, from: commit === undefined || day === undefined ? null : { commit, day } };
}
