import { workerWords } from '@/words/worker-words';

/**
 * What a start shows where neither the kept page is there nor a connection to fetch it: in the place of
 * the browser's own page of errors. It names an empty icon, since a browser that is named none asks for
 * one, which the policy of this page forbids.
 */
export function nothingKeptPage(): Response {
  const { title, why, what, again } = workerWords.nothingKept;
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:">
<link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${why}</p>
<p>${what}</p>
<p><a href="">${again}</a></p>
`;
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
