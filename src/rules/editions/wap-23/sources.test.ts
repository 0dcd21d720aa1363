import { testSourcesDocument } from '@/testing/cases/sources-document';
import { wap23 } from './edition';

testSourcesDocument(wap23, new URL('./SOURCES.md', import.meta.url));
