import { settings as said } from '@/messages/compiled/settings';
import { faultReport, toldBuild } from './fault-report';

/** How many of the app's files are kept on this phone, and how many there are. */
type FileCount = { readonly kept: number; readonly of: number };

const here = ({ kept, of }: FileCount): string => said.here({ kept, of });
const missingFiles = ({ kept, of }: FileCount): string => said.missingFiles({ missing: of - kept, of });

/** These sentences in the current language; loaded with their screens. */
export const settingsWords = {
  ...said,
  licence: (name: string, version: string, licence: string): string =>
    said.licence({ name, version, licence }),
  offlineStates: {
    ...said.offlineStates,
    ready: () => said.offlineStates.ready,
    asking: () => said.offlineStates.asking,
    installing: (files) =>
      files === null
        ? said.offlineStates.installing.without
        : said.offlineStates.installing.with(here(files)),
    mending: (files) =>
      files === null ? said.offlineStates.mending.without : said.offlineStates.mending.with(here(files)),
    lacking: (files) =>
      files === null
        ? said.offlineStates.lacking.without
        : said.offlineStates.lacking.with(missingFiles(files)),
    insecure: () => said.offlineStates.insecure,
    unsupported: () => said.offlineStates.unsupported,
  } satisfies Record<string, (files: FileCount | null) => string>,
  toldBuild,
  faultReport,
};
