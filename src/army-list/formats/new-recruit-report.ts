import { fieldsOf, itemsOf, textOf } from '@/army-list/roster/fields';

/** A player's list in a report: who it is, and the text of the list. */
export type ReportedList = { readonly player: string | null; readonly text: string };

/**
 * The lists in New Recruit's report of a game, as the players exported them; none where the file is no
 * report.
 */
export function reportedLists(file: unknown): readonly ReportedList[] {
  const outer = fieldsOf(file);
  const report = 'report' in outer ? fieldsOf(outer.report) : outer;
  return itemsOf(report.players).flatMap((value) => {
    const player = fieldsOf(value);
    const text = textOf(player.exported_list);
    const name = [player.name, player.login, player.username].map(textOf).find((written) => written !== '');
    return text === '' ? [] : [{ player: name ?? null, text }];
  });
}
