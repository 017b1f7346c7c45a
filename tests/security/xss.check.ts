import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawn } from '#server/interchange/media/drawing.reader.ts';
import { ImageError } from '#server/interchange/media/image.reader.ts';
import { htmlToMarkdown } from '#server/interchange/text/html-to-markdown.ts';
import { launchChromium } from '../support/browser/chromium.ts';
import { testNote } from '../support/questions/test-notes.ts';
import { PASSWORD } from '../support/servers/test-api.ts';
import { tusSender } from '../support/servers/tus-sender.ts';
import { type AbuseWorld, openAbuseWorld } from '../support/users/abuse-world.ts';
import { signedInStaff } from '../support/users/test-staff.ts';
import { joinedTexts, nameStudents, writeFaq, writePost, writeQuiz } from './xss/texts.ts';
import { DRAWING_VECTORS, PROBE, VECTORS } from './xss/vector.ts';
import { dangersIn, type Watched, watchedPage } from './xss/watched-page.ts';

/*
 * Texts that try to run code, in every place that shows what users write, in a real browser, with the product's own
 * renderer and policy. Nothing may run, load from elsewhere or lead to a script, and no element of a text may be
 * created: the policy is the second line of defence, and the first must hold without it.
 */

let world: AbuseWorld;
let browser: Browser;
let student: Watched;
let teacher: Watched;
let visitor: Watched;
let topicId: string;
let address: string;

beforeAll(async () => {
  [world, browser] = await Promise.all([openAbuseWorld(), launchChromium()]);
  const { rows } = await world.database.pool.query<{ id: string; address: string }>(
    `select t.id, '/subject/' || s.slug || '/topic/' || t.slug as address
     from topics t join subjects s on s.id = t.subject_id limit 1`,
  );
  topicId = rows[0]?.id ?? '';
  address = rows[0]?.address ?? '';
  visitor = await watchedPage(browser, world.server.url);
  [student, teacher] = await Promise.all([signedIn('student'), signedIn('teacher')]);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

async function emailOf(id: string | undefined): Promise<string> {
  const { rows } = await world.database.pool.query<{ email: string }>('select email from users where id = $1', [id]);
  return rows[0]?.email ?? '';
}

async function signedInAs(email: string): Promise<Watched> {
  const watched = await watchedPage(browser, world.server.url);
  const { page } = watched;
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/home');
  return watched;
}
const signedIn = async (as: 'student' | 'teacher') => signedInAs(await emailOf(world.ids[as]));

/** How many vectors the page shows as text: a page that shows none proves nothing. */
const shown = ({ page }: Watched): Promise<number> =>
  page.evaluate(
    (probe) =>
      new Set(document.querySelector('#main, main')?.textContent?.match(new RegExp(`${probe}\\(\\d+`, 'g'))).size,
    PROBE,
  );

async function expectHarmless(watched: Watched, atLeast: number): Promise<void> {
  await expect.poll(() => shown(watched), { timeout: 20_000 }).toBeGreaterThanOrEqual(atLeast);
  expect(await dangersIn(watched.page)).toEqual([]);
  expect([...watched.ran]).toEqual([]);
  expect(watched.requests).toEqual([]);
}

const textOf = (id: number): string => VECTORS.find((vector) => vector.id === id)?.text ?? '';

describe('the vectors', () => {
  it('are at least 400, without duplicates', () => {
    const apart = new Set(VECTORS.map(({ id, text }) => text.replaceAll(`${PROBE}(${id})`, `${PROBE}()`)));
    expect(apart.size).toBe(VECTORS.length);
    expect(apart.size).toBeGreaterThanOrEqual(400);
  });

  it('run, load and navigate in a page that inserts them as HTML, so that this test can fail', async () => {
    const origin = 'https://careless.example';
    const control = await watchedPage(browser, origin);
    const empty = { contentType: 'text/html', body: '<!doctype html><body></body>' };
    await control.page.route(`${origin}/`, (route) => route.fulfill(empty));
    await control.page.goto(`${origin}/`);
    await control.page.evaluate(
      (texts) => {
        for (const text of texts) {
          const box = document.createElement('div');
          document.body.append(box);
          box.append(document.createRange().createContextualFragment(text));
        }
      },
      VECTORS.filter(({ text }) => !text.includes('http-equiv')).map(({ text }) => text),
    );
    await expect.poll(() => control.ran.size).toBeGreaterThan(150);
    expect(control.requests.filter((url) => url.includes('elsewhere.example')).length).toBeGreaterThan(5);
    const dangers = await dangersIn(control.page);
    for (const kind of ['handler', 'address', 'element', 'script', 'style', 'srcset'])
      expect(dangers.filter((danger) => danger.startsWith(`${kind}:`)).length, kind).toBeGreaterThan(0);
    await control.context.close();
  });
});

describe('texts that try to run code are only texts', () => {
  it('in answers of the public FAQ, as the server writes them and as the page shows them', async () => {
    await writeFaq(world.database.pool, VECTORS);
    const written = await (await world.fetch(null, '/faq')).text();
    expect(written).not.toMatch(/<(?:img|svg|iframe|math|object|embed|form|base)\b[^>]*(?:probe|elsewhere\.example)/i);
    await visitor.page.goto('/faq');
    await expectHarmless(visitor, VECTORS.length / 2);
  });

  it('in a public blog post: its title, its summary, its author and its text', async () => {
    const slug = await writePost(world.database.pool, VECTORS);
    await visitor.page.goto(`/blog/${slug}`);
    await expectHarmless(visitor, VECTORS.length / 2);
    await visitor.page.goto('/blog');
    await expectHarmless(visitor, 10);
  });

  it('in a note, with its formulas typeset', async () => {
    const note = await testNote(world.database.pool, topicId, { title: textOf(1), body: joinedTexts(VECTORS) });
    await student.page.goto(`${address}/note?note=${note}`);
    await student.page.locator('.katex').first().waitFor();
    await expectHarmless(student, VECTORS.length / 2);
  });

  it('in a note that was imported from HTML, SVG and MathML', async () => {
    const imported = VECTORS.map(({ id, text }) => ({ id, text: htmlToMarkdown(text) }));
    const body = joinedTexts(imported);
    const note = await testNote(world.database.pool, topicId, { body });
    await student.page.goto(`${address}/note?note=${note}`);
    // The import leaves most of it out.
    await expectHarmless(student, 100);
  });

  it('in the text and the choices of a question, and in the result with its explanation', async () => {
    const quiz = await writeQuiz(world.database.pool, topicId, VECTORS);
    await student.page.goto(`${address}/quiz/${quiz}`);
    await student.page.getByRole('button', { name: /^Start/ }).click();
    await student.page.getByText(/^Question 1 of \d+$/).waitFor();
    await expectHarmless(student, 20);
    const started = await world.users.student.call('mutation ($quiz: ID!) { startAttempt(quiz: $quiz) { id } }', {
      quiz,
    });
    const attempt = started.data.startAttempt.id;
    await world.users.student.call('mutation ($attempt: ID!) { submitAttempt(attempt: $attempt) { id } }', {
      attempt,
    });
    await student.page.goto(`${address}/quiz/${quiz}/view-answer/${attempt}`);
    await expectHarmless(student, VECTORS.length / 2);
  });

  it('in the names of students, classes and schools', async () => {
    const { school = '', classroom = '', student: id = '' } = world.ids;
    await nameStudents(world.database.pool, { school, classroom, student: id }, VECTORS);
    await teacher.page.goto(`/teacher/classroom/${classroom}/detail`);
    await expectHarmless(teacher, 10);
    await student.page.goto(`/classroom/${classroom}/detail`);
    await expectHarmless(student, 2);
  });

  it('in pasted content in the editor, and in its preview', async () => {
    const { email } = (
      await (await signedInStaff(world.app, world.database.pool, 'admin')).call('{ session { email } }')
    ).data.session;
    const admin = await signedInAs(email);
    await admin.page.goto('/admin/notes/create');
    const editor = admin.page.locator('[contenteditable=true]');
    await editor.waitFor();
    await editor.evaluate(
      (element, texts) => {
        for (const text of texts) {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/html', text);
          element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        }
      },
      VECTORS.map(({ text }) => text),
    );
    await expectHarmless(admin, 50);
    await admin.context.close();
  });
});

describe('a drawing that tries to run code', () => {
  it.each(DRAWING_VECTORS)('is imported as a raster image or not at all: $text', async ({ text }) => {
    const points = await drawn(Buffer.from(text)).catch((error: unknown) => {
      if (error instanceof ImageError) return null;
      throw error;
    });
    if (points === null) return;
    expect(await sharp(points).metadata()).toMatchObject({ format: 'png' });
    expect(points.toString('latin1')).not.toContain(PROBE);
  });

  it('cannot be uploaded as an image', async () => {
    const admin = await signedInStaff(world.app, world.database.pool, 'admin');
    const sender = tusSender(world.server.url, admin);
    for (const { text } of DRAWING_VECTORS.slice(0, 3)) {
      const id = await sender.send('a.png', 'picture', Buffer.from(text));
      const { data } = await admin.call('query ($id: ID!) { upload(id: $id) { problem url } }', { id });
      expect(data.upload).toEqual({ problem: 'drawing', url: null });
    }
  });
});
