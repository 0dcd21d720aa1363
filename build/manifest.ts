import type { ManifestOptions } from 'vite-plugin-pwa';

/** How the app stands on a home screen. Every address is relative, so that a folder of a site is as good as its top. */
export const manifest: Partial<ManifestOptions> = {
  id: './',
  name: 'Warledger',
  short_name: 'Warledger',
  description: 'The ledger of a rank-and-flank battle: every combat settled and explained, offline.',
  lang: 'en',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: '#f5efe2',
  background_color: '#f5efe2',
  categories: ['games', 'utilities'],
  icons: [
    { src: './icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: './icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: './icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  // A list shared from another app: `sw.ts` answers this address, and nobody else ever sees it.
  share_target: {
    action: './shared',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [
        {
          name: 'list',
          accept: [
            'text/plain',
            '.txt',
            'application/json',
            '.json',
            'application/xml',
            '.ros',
            'application/zip',
            '.rosz',
          ],
        },
      ],
    },
  },
  shortcuts: [
    {
      name: 'New battle',
      url: './#/new',
      icons: [{ src: './icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
  ],
};
