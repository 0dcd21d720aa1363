import type { ListFormat } from '@/army-list/list/army-list';

/** A list that was written for the project, and what stands in it. */
export type WrittenList = {
  readonly what: string;
  readonly format: ListFormat;
  readonly source: string;
  readonly army: string | null;
  readonly statedTotal: number | null;
  /**
   * One line for each unit: points or `?`, models, name, then `G` and `B` for General and Battle Standard
   * Bearer.
   */
  readonly units: string;
  readonly unread?: readonly string[];
};
