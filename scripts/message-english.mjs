import { parseSync } from 'vite';

/**
 * The texts in a file of code that read as English sentences: two words or more that begin with a capital
 * letter or have a mark between them. Classes of a component and what an error says to a programmer are none.
 * @param {string} path @param {string} code
 */
export function englishIn(path, code) {
  /** @type {string[]} */
  const found = [];
  /** @param {unknown} node */
  const walk = (node) => {
    if (Array.isArray(node)) node.forEach(walk);
    if (!isNode(node) || isSilent(node, code)) return;
    const text = textOf(node).trim();
    if (readsAsEnglish(text)) found.push(text);
    for (const child of Object.values(node)) if (typeof child === 'object') walk(child);
  };
  walk(parseSync(path, code).program.body);
  return found;
}

/** @typedef {{ readonly type: string, readonly [key: string]: unknown }} CodeNode */

/** @param {unknown} value @returns {value is CodeNode} */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** @param {CodeNode} node @param {string} code */
function isSilent(node, code) {
  if (/^(Import|ExportAll|TS(Type|Literal|Interface))/.test(node.type)) return true;
  if (node.type === 'JSXAttribute') return isNode(node.name) && node.name.name === 'className';
  if (node.type !== 'NewExpression' || !isNode(node.callee)) return false;
  return /Error$/.test(code.slice(Number(node.callee.start), Number(node.callee.end)));
}

/** @param {CodeNode} node */
function textOf({ type, value }) {
  if (type === 'TemplateElement') {
    const of = /** @type {{ cooked?: string }} */ (value);
    return of.cooked ?? '';
  }
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : '';
}

/** @param {string} text */
function readsAsEnglish(text) {
  if (!/\p{L}{2,} \p{L}{2,}/u.test(text)) return false;
  return /^[“"(]?\p{Lu}\p{Ll}/u.test(text) || /[.,:;?!…](\s|$)/.test(text);
}
