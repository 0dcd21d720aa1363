import { testSourcesDocument } from '@/testing/sources-document';
import { t9a2 } from './edition';

testSourcesDocument(t9a2, new URL('./SOURCES.md', import.meta.url));
