import { testSourcesDocument } from '@/testing/cases/sources-document';
import { wfb7 } from './edition';

testSourcesDocument(wfb7, new URL('./SOURCES.md', import.meta.url));
