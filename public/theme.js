// Before the first paint: a theme chosen in the settings. Without one the system decides. The app writes
// it in src/app/theme.ts.
(() => {
  const papers = { light: '#f5efe2', dark: '#14110d', glare: '#ffffff' };
  try {
    const theme = localStorage.getItem('warledger.theme');
    if (theme === null || !Object.hasOwn(papers, theme)) return;
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = papers[theme];
  } catch {
    // Storage is forbidden here: the system decides.
  }
})();
