// Runs before the first paint, inline in the page.
(() => {
  const page = document.documentElement;
  // A theme chosen in the settings; without one the system decides. The app writes it in src/app/theme.ts.
  const papers = { light: '#f5efe2', dark: '#14110d', glare: '#ffffff' };
  // The language to speak: the one chosen in the settings (src/app/first-paint.ts writes it), else the first that the
  // phone asks for and the app has. The build says which it has.
  const languages = ['en', ...__LANGUAGES__];
  const spokenAs = (asked) =>
    languages.find((code) => code === asked) ?? languages.find((code) => asked?.startsWith(`${code}-`));
  let asks = navigator.languages;
  try {
    asks = [localStorage.getItem('warledger.language'), ...asks];
    const theme = localStorage.getItem('warledger.theme');
    if (theme !== null && Object.hasOwn(papers, theme)) {
      page.dataset.theme = theme;
      for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = papers[theme];
    }
    // A phone that has battles sees only the frame of the drawn screen: src/app/first-paint.ts writes it.
    if (localStorage.getItem('warledger.battles') !== null) page.dataset.beginsAt = 'list';
  } catch {
    // Storage is forbidden here: the system decides, and the page is drawn as for a new phone.
  }
  page.lang = asks.map(spokenAs).find(Boolean) ?? 'en';
  if (location.hash.length > 2) page.dataset.beginsAt = 'other';

  // A button of the drawn screen that is tapped before the app stands is pressed as soon as it does; another tap
  // comes instead of it.
  let waiting = null;
  addEventListener('click', ({ target }) => {
    waiting?.disconnect();
    const button = target.closest('[data-drawn] button');
    if (button === null) return;
    button.disabled = true;
    waiting = new MutationObserver((_, observer) => {
      const same = [...document.querySelectorAll('button:enabled')].find(
        ({ textContent }) => textContent === button.textContent,
      );
      if (same === undefined) return;
      observer.disconnect();
      same.click();
    });
    waiting.observe(page, { childList: true, subtree: true });
  });

  // A mouse that was pressed on what is drawn, and let go on what the app has put in its place, makes no click.
  let pressed = null;
  addEventListener('pointerdown', ({ target, pointerType }) => {
    pressed = pointerType === 'mouse' ? target.closest('[data-drawn] a, [data-drawn] button') : null;
  });
  addEventListener('pointerup', ({ target }) => {
    const same = target.closest('a, button');
    if (pressed?.isConnected === false && same?.textContent === pressed.textContent) same.click();
    pressed = null;
  });
})();
