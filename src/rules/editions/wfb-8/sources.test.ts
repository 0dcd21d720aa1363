import { testSourcesDocument } from '@/testing/cases/sources-document';
import { wfb8 } from './edition';

testSourcesDocument(wfb8, new URL('./SOURCES.md', import.meta.url));
