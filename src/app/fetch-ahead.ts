// The first thing that the app does: the line is free now, and the page is still busy with starting. A phone
// that has battles shows its list first, and fetches these when it is quiet.
if (document.documentElement.dataset.beginsAt !== 'list')
  for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=ahead]')) link.rel = 'modulepreload';
