import { describe } from 'vitest';
import { testSourcesDocument } from '@/testing/cases/sources-document';
import { KNOWN_EDITIONS } from './index';

describe.each(KNOWN_EDITIONS)('SOURCES.md of $id', (edition) => {
  testSourcesDocument(edition, new URL(`./${edition.id}/SOURCES.md`, import.meta.url));
});
