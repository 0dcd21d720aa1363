import { testSourcesDocument } from '@/testing/sources-document';
import { wfb6 } from './edition';

testSourcesDocument(wfb6, new URL('./SOURCES.md', import.meta.url));
