import { useContext } from 'react';
import { saveFile } from '@/pwa/save-file';
import { words } from '@/words/words';
import { PageContext } from './page-context';

/** Saves the text of a backup file once it is made, named by the day. */
export function useSaveExport(): (text: Promise<string>) => void {
  const { now, onFailure } = useContext(PageContext);
  return (text) => {
    text.then((made) => saveFile(words.exportFile(now()), made)).catch(onFailure);
  };
}
