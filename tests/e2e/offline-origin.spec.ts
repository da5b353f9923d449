import { expect, type Page } from '@playwright/test';
import { test } from './one-window.ts';
import { TEMPLATES } from './templates.ts';

/** Collects what a page asks for and complains about while the body runs. */
async function listen(page: Page, body: () => Promise<unknown>) {
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => complaints.push(error.message));
  // A refusal by the policy is reported here too.
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await body();
  page.removeAllListeners();
  return { requests, complaints };
}

for (const [name, path] of Object.entries(TEMPLATES)) {
  test(`${name} asks no other host for anything and breaks nothing`, async ({ window }, info) => {
    const home = info.project.use.baseURL ?? '';
    const { requests, complaints } = await listen(window, () => window.goto(path));
    const { origin, pathname, search } = new URL(path, home);
    expect(requests).toContain(`${origin}${pathname}${search}`);
    expect(requests.filter((url) => !url.startsWith(home))).toEqual([]);
    const isOwn = (complaint: string) => name === 'not found' && complaint.includes('404');
    expect(complaints.filter((complaint) => !isOwn(complaint))).toEqual([]);
  });
}

test('the policy refuses a picture from elsewhere, and that is noticed', async ({ window }) => {
  await window.goto('about/');
  const { complaints } = await listen(window, () =>
    window.evaluate(async () => {
      const refused = new Promise((resolve) =>
        document.addEventListener('securitypolicyviolation', resolve),
      );
      document.body.append(Object.assign(new Image(), { src: 'https://other.test/a.png' }));
      await refused;
    }),
  );
  expect(complaints).toEqual([expect.stringContaining('Content Security Policy')]);
});
