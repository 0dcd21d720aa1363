import { describe } from 'vitest';
import { testSourcesDocument } from '@/testing/cases/sources-document';
import { EDITIONS } from './index';

describe.each(EDITIONS)('SOURCES.md of $id', (edition) => {
  testSourcesDocument(edition, new URL(`./${edition.id}/SOURCES.md`, import.meta.url));
});
