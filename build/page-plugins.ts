import type { Plugin } from 'vite';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Parts of a built page only: the policy that blocks everything from outside, and the version of the build.
 * The development server needs inline scripts, so it has no policy.
 */
export function builtPage(version: string): Plugin {
  return {
    name: 'warledger:built-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
          injectTo: 'head-prepend',
        },
        { tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' },
      ],
    },
  };
}
