import { handOver as said } from '@/messages/compiled/hand-over';
import { report } from './report/report';
import { result } from './report/result';
import { table } from './report/table';

/** These sentences in the current language; loaded with their screens. */
export const handOverWords = { ...said, report, result, table };
