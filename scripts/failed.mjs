/**
 * @typedef {{ duration?: number, errors?: { message?: string }[] }} Result
 * @typedef {{ title: string, file: string, tests: { projectName: string, status?: string, results: Result[]
 * }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ name: string, assertionResults: { fullName: string, status: string, failureMessages?: string[]
 * }[] }} UnitFile
 */

/**
 * The end-to-end tests that failed, or passed only in a retry, each with the first lines of its message.
 * @param {{ suites: Suite[] }} report Playwright's JSON report
 * @returns {string[]}
 */
export function failedJourneys({ suites }) {
  return suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const said = results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message));
        return told(`${projectName}  ${file}  ${title}`, said[0]);
      }),
  );
}

/**
 * The unit tests that failed, each with the first lines of its message.
 * @param {{ testResults: UnitFile[] }} report Vitest's JSON report
 * @returns {string[]}
 */
export function failedUnits({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => told(`${name}  ${fullName}`, failureMessages[0])),
  );
}

/** How many lines of a message are printed: enough for the expected value, the actual one, and the place. */
const LINES = 14;

/** @param {string} title @param {string | undefined} said */
function told(title, said = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what is taken away.
  const plain = said.replace(/\u001b\[[0-9;]*m/g, '');
  return [
    title,
    ...plain
      .split('\n')
      .slice(0, LINES)
      .map((line) => `    ${line}`),
  ]
    .join('\n')
    .trimEnd();
}

/** @param {Suite} suite @returns {Spec[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
