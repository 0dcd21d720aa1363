/**
 * @typedef {{ title: string, seconds: number }} Timed
 * @typedef {{ title: string, file: string, tests: { projectName: string, results: { duration: number }[] }[]
 * }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * The end-to-end tests that took longest, the slowest first.
 * @param {{ suites: Suite[] }} report Playwright's JSON report
 * @param {number} count how many
 * @returns {Timed[]}
 */
export function slowestOf({ suites }, count) {
  return suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results }) => ({
        title: `${projectName}  ${file}  ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    )
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}

/** @param {Suite} suite @returns {Spec[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
