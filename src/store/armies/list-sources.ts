import { isLong } from '@/battle/army/import-source';
import { crc32 } from '@/plain/crc-32';
import type { Shelf } from '@/storage/shelf';
import { SOURCE_KIND } from './shelf-kinds';

/** The lists that are too long for a battle's log: they stay on this device for ever, under the checksum that the log names. */
export type ListSources = {
  /** Keeps the text where it is too long for the log. */
  keep(text: string): void;
  /** The text of that checksum as it was pasted, or null where this device has none. */
  read(checksum: string): Promise<string | null>;
};

/** The long lists kept on that shelf. A failure to write goes to `onFailure`. */
export function createListSources(shelf: Shelf, onFailure: (error: unknown) => void): ListSources {
  return {
    keep(text) {
      if (isLong(text)) shelf.put(SOURCE_KIND, crc32(text), { text }).catch(onFailure);
    },
    read: async (checksum) => (await shelf.read(SOURCE_KIND, checksum))?.text ?? null,
  };
}
