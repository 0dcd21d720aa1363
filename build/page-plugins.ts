import type { Plugin } from 'vite';
import type { BuiltFrom } from './built-from.ts';
import { inlineHashes } from './drawn-page.ts';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // No text becomes markup or script, whatever a library would do with it. One address is a worker's; the other
  // policy makes the page of a half that speaks another language, of nothing and the app's own scripts.
  "require-trusted-types-for 'script'",
  'trusted-types worker half',
];

/** Of what is inline, the policy allows exactly what the build wrote. */
function policyOf(page: string): string {
  return [
    ...CONTENT_SECURITY_POLICY,
    ["script-src 'self'", ...inlineHashes(page, 'script')].join(' '),
    ["style-src 'self'", ...inlineHashes(page, 'style')].join(' '),
  ].join('; ');
}

/**
 * Parts of a built page only: the policy that blocks everything from outside, the version of the build, and
 * the commit it was built from, if git knows one. The commit is in the page, not in a script: there it would
 * rename every file with every commit, and a phone would fetch all of them again. The development server
 * needs inline scripts, so it has no policy.
 */
export function builtPage(version: string, from: BuiltFrom | null): Plugin {
  return {
    name: 'warledger:built-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policyOf(page) },
          injectTo: 'head-prepend',
        },
        { tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' },
        ...(from === null
          ? []
          : [
              {
                tag: 'meta',
                attrs: { name: 'built-from', content: `${from.commit} ${from.day}` },
                injectTo: 'head' as const,
              },
            ]),
      ],
    },
  };
}
