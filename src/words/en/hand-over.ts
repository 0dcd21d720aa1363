import { handOver as said } from '@/messages/compiled/hand-over';
import { report } from './report';
import { result } from './result';
import { table } from './table';

/** The sentences for exporting a battle, in English: its report and its result. */
export const enHandOver = { ...said, report, result, table };
