import { testSourcesDocument } from '@/testing/cases/sources-document';
import { tow1 } from './edition';

testSourcesDocument(tow1, new URL('./SOURCES.md', import.meta.url));
