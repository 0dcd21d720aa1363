import { expect, installed, offlineTest } from './fixtures';

offlineTest.describe('the page’s policy', () => {
  offlineTest.use({ broughtAbout: /Trusted(HTML|Script|Type)|Trusted Type|Content Security [Pp]olicy/ });

  offlineTest(
    'lets no text become markup, script or a worker, and installs the app @chromium',
    async ({ page }) => {
      await page.goto('./');
      await installed(page);
      const outcomes = await page.evaluate(async () => {
        const refused = async (attempt: () => unknown) => {
          try {
            await attempt();
            return 'let through';
          } catch {
            return 'refused';
          }
        };
        const element = document.createElement('div');
        const script = document.createElement('script');
        const policies = Reflect.get(globalThis, 'trustedTypes');
        return {
          markup: await refused(() => {
            element.innerHTML = '<b>Blue</b>';
          }),
          script: await refused(() => {
            script.text = 'document.title = "Red"';
          }),
          source: await refused(() => {
            script.src = './sw.js';
          }),
          worker: await refused(() => navigator.serviceWorker.register('./sw.js')),
          anotherPolicy: await refused(() => policies.createPolicy('another', {})),
          theSameAgain: await refused(() => policies.createPolicy('worker', {})),
          text: await refused(() => {
            element.textContent = '<b>Blue</b>';
          }),
        };
      });
      expect(outcomes).toEqual({
        markup: 'refused',
        script: 'refused',
        source: 'refused',
        worker: 'refused',
        anotherPolicy: 'refused',
        theSameAgain: 'refused',
        text: 'let through',
      });
    },
  );
});
