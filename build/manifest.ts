import type { ManifestOptions } from 'vite-plugin-pwa';

/** The app on a home screen. Every address is relative, so that the app also works in a folder of a site. */
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
  // Made by `npm run pictures`; the installer shows them.
  screenshots: [
    {
      src: './screenshots/narrow.png',
      sizes: '390x844',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'A combat on a phone: both totals, the verdict, and a control for each side in every row',
    },
    {
      src: './screenshots/wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'The same combat on a wide screen, with both armies at its sides and the log open',
    },
  ],
  // A list shared from another app: `sw.ts` answers this address, so no server ever gets it.
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
