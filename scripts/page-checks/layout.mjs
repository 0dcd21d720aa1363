/**
 * Runs in the page before anything else: adds up how far visible elements are moved, and records which ones.
 */
export function watchShifts() {
  Object.assign(window, { shifted: 0, shiftedParts: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources = [] } = /** @type {any} */ (entry);
      if (hadRecentInput) continue;
      Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + value);
      for (const { node } of sources) {
        const part = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        if (part) Reflect.get(window, 'shiftedParts').push(part.textContent?.trim().slice(0, 30));
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Runs in the page: the layout faults of the screen, or of the sheet over it. A name that players typed may
 * be cut off, nothing else may.
 * @param {readonly string[]} names the long names of the stage
 * @returns {readonly string[]}
 */
export function faultsOf(names) {
  /** @type {string[]} */
  const faults = [];
  const { innerWidth, innerHeight } = window;
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=switch]';
  const told = (/** @type {Element} */ element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} "${text.trim().slice(0, 60)}"`;
  };
  const isName = (/** @type {string} */ text) =>
    names.some((name) => text.includes(name.slice(0, 8)) || (text.length > 3 && name.includes(text.trim())));
  /** The part of a box that is left after all clipping. */
  const seen = (/** @type {Element} */ element) => {
    const box = element.getBoundingClientRect();
    let { left, top, right, bottom } = box;
    for (let above = element.parentElement; above !== null; above = above.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(above);
      const frame = above.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      if (above === root) break;
    }
    [left, top] = [Math.max(left, 0), Math.max(top, 0)];
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const isShown = (/** @type {Element} */ element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.sr-only');

  // Where the parts of a screen scroll by themselves, the page does not: it would show nothing below them.
  if (document.querySelector('.screen-height') !== null) {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight > innerHeight + 1)
      faults.push(`the page is ${scrollHeight} px high, ${innerHeight} are seen`);
  }

  // Nothing scrolls sideways, except elements that are marked for it.
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  for (const element of root.querySelectorAll('*')) {
    if (!isShown(element) || element.closest('[data-scrolls-sideways]') !== null) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = overflowX === 'auto' || overflowX === 'scroll' || /auto|scroll/.test(overflowY);
    if (scrolls && element.scrollWidth > element.clientWidth + 1)
      faults.push(`scrolls sideways: ${told(element)}`);
  }

  // Letters are higher than their line, and more so in larger text.
  const enlarged = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const slack = 5 * enlarged;

  // No text is cut off: not by its own box, not by a control that is too small, and not by the edge of the
  // screen.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  /** @type {Set<Element>} */
  const cut = new Set();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || (node.textContent ?? '').trim() === '' || !isShown(parent)) continue;
    if (parent.closest('option, svg, [data-may-be-cut], [data-scrolls-sideways]') !== null) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    let shortened = false;
    for (
      let above = /** @type {Element | null} */ (parent);
      above !== null && above !== root;
      above = above.parentElement
    ) {
      const style = getComputedStyle(above);
      const clamped = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
      const clips = style.overflowX === 'hidden' || style.overflowX === 'clip' || above.matches('button, a');
      const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
      if (scrolls) break;
      const frame = above.getBoundingClientRect();
      const over = clamped
        ? above.scrollWidth > above.clientWidth + 1 || above.scrollHeight > above.clientHeight + 4
        : clips &&
          (box.left < frame.left - 1.5 ||
            box.right > frame.right + 1.5 ||
            box.top < frame.top - slack ||
            box.bottom > frame.bottom + slack);
      if (over && !(clamped && isName(above.textContent ?? ''))) cut.add(parent);
      shortened ||= clamped;
      if (over || clamped) break;
    }
    if (!shortened && (box.left < -0.5 || box.right > innerWidth + 0.5)) cut.add(parent);
  }
  for (const element of cut) faults.push(`text is cut: ${told(element)}`);

  // No control covers another, and a finger can touch all visible parts of each.
  const controls = [...root.querySelectorAll(CONTROLS)]
    .filter(isShown)
    .map((element) => ({ element, box: seen(element) }))
    .filter(({ box }) => box.width > 4 && box.height > 4);
  const kin = (/** @type {Element} */ one, /** @type {Element} */ other) => {
    const group = one.closest('[role=radiogroup], label, fieldset');
    return one.contains(other) || other.contains(one) || group?.contains(other);
  };
  /** An element that stays while the rest scrolls below it covers that only until it is scrolled. */
  const stays = (/** @type {Element | null} */ element) => {
    for (let above = element; above !== null && above !== root; above = above.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(above).position)) return above;
    return null;
  };
  /** A control that looks thin but is as high as a finger is marked as such. */
  const reachesOver = (/** @type {Element} */ element) => element.closest('[data-reaches-over]') !== null;
  for (const [index, { element, box }] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (reachesOver(element) || reachesOver(other.element)) continue;
      if (width > 5 && height > 5 && !kin(element, other.element) && stays(element) === stays(other.element))
        faults.push(`overlap: ${told(element)} and ${told(other.element)}`);
    }
    if (box.width < 12 || box.height < 12 || element.matches(':disabled')) continue;
    const met = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (
      met &&
      !kin(element, met) &&
      !element.closest('label')?.contains(met) &&
      stays(met) === stays(element)
    )
      faults.push(`covered: ${told(element)} by ${told(met)}`);
  }

  // An element that stays at an edge covers what scrolls below it, controls and pictures: nothing may show
  // through.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(touchable);
  for (const { element, box } of controls) {
    if (stays(element) === null) continue;
    const along = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = along.flatMap((x) => along.map((y) => [x, y]));
    const through = points
      .map(([x = 0, y = 0]) => document.elementFromPoint(box.left + x * box.width, box.top + y * box.height))
      .find((met) => met !== null && root.contains(met) && !kin(element, met) && stays(met) === null);
    if (through) faults.push(`lies over what stays: ${told(through)} over ${told(element)}`);
  }
  document.adoptedStyleSheets.pop();

  const shifted = Reflect.get(window, 'shifted');
  // Text that is enlarged after the first paint moves.
  if (shifted > 0.001 && enlarged === 1) {
    const parts = [...new Set(Reflect.get(window, 'shiftedParts'))].slice(0, 3).join('", "');
    faults.push(`layout shift ${shifted.toFixed(3)}: "${parts}"`);
  }
  return faults;
}
