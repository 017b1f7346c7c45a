import { describe, expect, it } from 'vitest';
import { CONTENT_TYPES } from '#domain/access/content-type.ts';
import { RESOURCES } from '#domain/platform/resources/registry.ts';
import { ADDED_ROUTES } from '#routes/added.routes.ts';
import { href } from '#routes/href.ts';
import { LANDMARK_PATHS, landmarkAt } from '#routes/landmarks.ts';
import { pattern } from '#routes/pattern.ts';
import type { RouteRow } from '#routes/route-row.ts';
import { ROUTE_NOTES, ROUTES } from '#routes/table.ts';
import specified from './specified-routes.json' with { type: 'json' };

/** Addresses whose class is not redirect, but which redirect once the guard has allowed them. */
const REDIRECTED = { '/login%20copy': '/login' };

const rows: readonly RouteRow[] = ROUTES;
const byPath = (a: { readonly path: string }, b: { readonly path: string }) => (a.path < b.path ? -1 : 1);

describe('the route table', () => {
  it('contains exactly the specification’s addresses, each with its layout, access, area, target and note', () => {
    const added = new Set<string>(ADDED_ROUTES.map(({ id }) => id));
    const ours = ROUTES.filter(({ id }) => !added.has(id)).map(({ id, path, layout, access, area, to }) => ({
      ...{ path, layout, access, area },
      ...(to === undefined ? {} : { to }),
      ...(ROUTE_NOTES[id] === undefined ? {} : { note: ROUTE_NOTES[id] }),
    }));
    const target = Object.entries(REDIRECTED).map(([path, to]) => ({ path, to }));
    const requested = specified.map((row) => ({ ...row, ...target.find(({ path }) => path === row.path) }));
    expect(specified).toHaveLength(150);
    expect([...ours].sort(byPath)).toEqual([...requested].sort(byPath));
  });

  it('has unique ids and addresses', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ path }) => pattern(path))).size).toBe(rows.length);
  });

  it('has an existing target for every redirect, which is not a redirect itself', () => {
    const redirects = rows.filter(({ access }) => access === 'redirect');
    expect(redirects.length).toBeGreaterThan(0);
    for (const { path, to } of redirects) {
      expect(rows.find((row) => row.path === to)?.access, path).toMatch(/^(?!redirect)/);
    }
  });

  it('has only content types of the access rule', () => {
    const named = rows.flatMap(({ content }) => content ?? []);
    expect(named.length).toBeGreaterThan(0);
    for (const content of named) expect(CONTENT_TYPES).toContain(content);
  });

  it('requires the permissions of the resources’ descriptions', () => {
    for (const [name, { read, write }] of Object.entries(RESOURCES)) {
      const needs = (path: string) => rows.find((row) => row.path === path)?.needs;
      expect(needs(`/admin/${name}`), name).toBe(read);
      expect([undefined, write], name).toContain(needs(`/admin/${name}/create`));
    }
  });

  it('requires a permission at every address of the admin area that is not about the user’s own account', () => {
    const own = ['my-profile', 'my-payments', 'account-settings', 'change-password'].map((name) => `/admin/${name}`);
    const open = rows.filter(({ area, needs }) => area === 'admin' && needs === undefined);
    expect(open.map(({ path }) => path).sort()).toEqual(own.sort());
  });

  it('has a title for every page', () => {
    for (const { id, title } of rows) expect(title.trim(), id).not.toBe('');
  });
});

describe('href', () => {
  it('inserts parameters, encoded', () => {
    expect(href('home')).toBe('/home');
    expect(href('exam.detail', { id: '7' })).toBe('/exam/7/detail');
    expect(href('exam.detail', { id: 'a/b c?d#é' })).toBe('/exam/a%2Fb%20c%3Fd%23%C3%A9/detail');
  });

  it('distinguishes two parameters of the same name', () => {
    const row = rows.find(({ path }) => path.endsWith('/quiz/:id/view-answer/:id'));
    expect(row).toBeDefined();
    expect(pattern(row?.path ?? '')).toMatch(/\/quiz\/:id\/view-answer\/:id2$/);
    const address = href('topic.quiz.view-answer', { subject: 's', topic: 't', id: 'one', id2: 'two' });
    expect(address).toBe('/subject/s/topic/t/quiz/one/view-answer/two');
  });

  it('keeps a space in an address encoded', () => {
    const row = ROUTES.find(({ path }) => path === '/login%20copy');
    expect(pattern(row?.path ?? '')).toBe('/login copy');
  });
});

describe('landmarks', () => {
  it('are addresses of the table', () => {
    for (const path of Object.values(LANDMARK_PATHS)) expect(rows.map((row) => row.path)).toContain(path);
  });

  it.each([
    ['/', 'root'],
    ['', 'root'],
    ['/home', 'home'],
    ['/home/', 'home'],
    ['/login', 'login'],
    ['/complete-profile', 'completeProfile'],
    ['/teacher/complete-profile//', 'teacherCompleteProfile'],
    ['/homes', null],
    ['/exam', null],
  ])('know %s as %s', (path, landmark) => {
    expect(landmarkAt(path)).toBe(landmark);
  });
});
