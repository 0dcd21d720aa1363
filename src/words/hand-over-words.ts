import { handOver as said } from '@/messages/compiled/hand-over';
import { report } from './report';
import { result } from './result';
import { table } from './table';

/** These sentences in the current language; loaded with their screens. */
export const handOverWords = { ...said, report, result, table };
