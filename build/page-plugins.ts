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
 * What only a built page has: the policy that lets nothing from outside in, and the version it was built as. The
 * development server needs inline scripts, so it goes without.
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
