import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { texts as frame } from '#texts/compiled/en/platform/frame.generated.ts';
import { texts as member } from '#texts/compiled/en/platform/member.generated.ts';
import { texts as places } from '#texts/compiled/en/platform/navigation.generated.ts';
import { findGroups } from '#views/layouts/navigation/command-entries.ts';
import { Sidebar } from '#views/layouts/navigation/sidebar.tsx';
import { STUDENT } from '../../../support/users/fake-users.ts';

afterEach(cleanup);

const OWN = { slug: 'physics', title: 'Physics', isOwn: true, topics: [] };
const OTHER = { slug: 'latin', title: 'Latin', isOwn: false, topics: [] };

const showSidebar = (subjects: readonly (typeof OWN)[]) =>
  render(
    <MemoryRouter>
      <Sidebar id="nav" sections={[]} subjects={[...subjects]} isNarrow={false} />
    </MemoryRouter>,
  );

test('the sidebar shows own subjects with their glyph, and the others as more', () => {
  showSidebar([OWN, OTHER]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Subjects', 'More subjects']);
  expect(within(screen.getByRole('link', { name: 'Physics' })).getByText('P')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Latin' }).textContent).toBe('Latin');
});

test('a user who has chosen none sees all of them as subjects', () => {
  showSidebar([OTHER]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Subjects']);
});

test('the command menu lists own subjects first, with their glyph', () => {
  const groups = (subjects: readonly (typeof OWN)[]) =>
    findGroups(STUDENT, { status: 'there', subjects: [...subjects] }, { ...frame, ...member }, places)
      .filter(({ title }) => title.includes('ubjects'))
      .map(({ title, entries }) => [title, entries.map(({ label, glyph }) => [label, glyph])]);
  expect(groups([OWN, OTHER])).toEqual([
    ['Subjects', [['Physics', 'physics']]],
    ['More subjects', [['Latin', undefined]]],
  ]);
  expect(groups([OTHER])).toEqual([['Subjects', [['Latin', undefined]]]]);
});
