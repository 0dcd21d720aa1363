/** The smallest target that WCAG 2.2 allows (2.5.8), and the size for a finger in a hurry (2.5.5). */
export const TARGET_PX = 24;
export const TARGET_IN_BATTLE_PX = 44;

/**
 * Runs in the page: the controls of the screen, or of the sheet over it, that are too small for a finger. A
 * control inside a label counts together with its label; a radio button in a group counts by its own area.
 * @param {{ readonly widthPx: number, readonly heightPx: number }} smallest
 * @returns {readonly string[]}
 */
export function smallTargets({ widthPx, heightPx }) {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=switch], [role=radio], [role=tab], [role=slider]';
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  return [...root.querySelectorAll(CONTROLS)]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60);
      return { told: `${element.tagName.toLowerCase()} "${name}"`, width, height };
    })
    .filter(({ width, height }) => width > 1 && height > 1)
    .filter(({ width, height }) => width < widthPx - 0.5 || height < heightPx - 0.5)
    .map(({ told, width, height }) => `small target ${width.toFixed(0)} x ${height.toFixed(0)}: ${told}`);
}
