import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { complaintsAboutPaper } from './papers.mjs';

const PROJECT = new URL('../', import.meta.url);

describe('the check of a paper', () => {
  const papers: Record<string, string> = {
    'docs/words.md':
      '# Our own words\n\n## Side `a` and [b](x)!\n\n## Twice\n\n## Twice\n\n<a id="row"></a>\n',
    'docs/pictures/fight.png': '',
    'src/main.tsx': '',
  };
  const complaints = (text: string, paper = 'README.md') =>
    complaintsAboutPaper(paper, {
      read: (path) => (path === paper ? text : (papers[path] ?? null)),
      exists: (path) => path === paper || path === 'docs' || path in papers,
      scripts: ['test', 'start', 'bench:kill', 'quick'],
    });

  it.each([
    ['[words](docs/word.md)', 'docs/word.md, which is not there'],
    ['![fight](pictures/fight.png)', 'pictures/fight.png, which is not there'],
    ['<img src="docs/pictures/log.png" width="195">', 'docs/pictures/log.png, which is not there'],
    ['see [the words][words]\n\n[words]: docs/none.md', 'docs/none.md, which is not there'],
    ['[words](docs/words.md#sides)', 'docs/words.md has no such heading'],
    ['[words](docs/words.md#twice-2)', 'docs/words.md has no such heading'],
    ['[here](#elsewhere)', 'README.md has no such heading'],
    ['```md\n# Elsewhere\n```\n\n[here](#elsewhere)', 'README.md has no such heading'],
    ['then `npm run quik`', 'the npm script quik, which is not there'],
    ['`npm run bench:kil -- --kills 3`', 'the npm script bench:kil, which is not there'],
    ['```\nnpm run --silent types\n```', 'the npm script types, which is not there'],
  ])('complains of %j', (text, complaint) => {
    expect(complaints(text)).toEqual([expect.stringContaining(complaint)]);
  });

  it.each([
    '[words](docs/words.md), [row](docs/words.md#row), [sides](docs/words.md#side-a-and-b), [two](docs/words.md#twice-1)',
    '[one](docs/words.md#our-own-words "Words") and [source](src/main.tsx#L12), [papers](docs)',
    '# Start and test\n\n[here](#start-and-test)',
    '[elsewhere](https://example.org/none#x), [mail](mailto:ann@example.org)',
    'An example: `[text](nowhere.md)`, and\n\n```md\n[text](nowhere.md)\n```',
    '`npm run quick`, npm test, `npm start -- --port 5000` and `npm run bench:kill`.',
    '`npm ci`, `npx vitest run`',
  ])('lets %j pass', (text) => {
    expect(complaints(text)).toEqual([]);
  });

  it('follows links from the folder of the paper', () => {
    expect(complaints('[up](../src/main.tsx), [beside](words.md)', 'docs/adding.md')).toEqual([]);
    expect(complaints('[up](src/main.tsx)', 'docs/adding.md')).toHaveLength(1);
  });

  it('names a paper that is not there', () => {
    expect(complaintsAboutPaper('NONE.md', { read: () => null, exists: () => false, scripts: [] })).toEqual([
      'NONE.md: is not there',
    ]);
  });
});

it('every link in our papers leads somewhere, and every npm script they name is there', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', PROJECT), 'utf8'));
  const papers = [
    ...readdirSync(PROJECT).filter((name) => name.endsWith('.md')),
    ...readdirSync(new URL('docs', PROJECT), { recursive: true, encoding: 'utf8' })
      .map((name) => `docs/${name.replaceAll('\\', '/')}`)
      .filter((name) => name.endsWith('.md')),
  ];
  expect(papers).toContain('README.md');
  const project = {
    read: (path: string) =>
      existsSync(new URL(encodeURI(path), PROJECT))
        ? readFileSync(new URL(encodeURI(path), PROJECT), 'utf8')
        : null,
    exists: (path: string) => existsSync(new URL(encodeURI(path), PROJECT)),
    scripts: Object.keys(scripts),
  };
  expect(papers.flatMap((paper) => complaintsAboutPaper(paper, project))).toEqual([]);
});
