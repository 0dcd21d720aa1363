import { isLong } from '@/battle/army/import-source';
import { crc32 } from '@/plain/crc-32';
import type { KeptItems } from '@/storage/kept-items';
import { SOURCE_KIND } from './kept-kinds';

/**
 * Army lists that are too long for a battle's log. They stay on this device for ever, under the checksum that
 * the log names.
 */
export type ListSources = {
  /** Stores the text if it is too long for the log. */
  keep(text: string): void;
  /** The pasted text with that checksum; null if this device does not have it. */
  read(checksum: string): Promise<string | null>;
};

/** The long lists kept there. A failure to write goes to `onFailure`. */
export function createListSources(keptItems: KeptItems, onFailure: (error: unknown) => void): ListSources {
  return {
    keep(text) {
      if (isLong(text)) keptItems.put(SOURCE_KIND, crc32(text), { text }).catch(onFailure);
    },
    read: async (checksum) => (await keptItems.read(SOURCE_KIND, checksum))?.text ?? null,
  };
}
