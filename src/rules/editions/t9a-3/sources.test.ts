import { testSourcesDocument } from '@/testing/sources-document';
import { t9a3 } from './edition';

testSourcesDocument(t9a3, new URL('./SOURCES.md', import.meta.url));
