import type { ROUTES } from '#routes/table.ts';
import { type NavigationSection, type PlaceGroup, sectionsOf } from './navigation-entry.ts';

/** What everybody can read. A new page is one row here; unbuilt ones are left out. */
const GROUPS: readonly PlaceGroup[] = [
  [
    'Lectern',
    [
      ['pricing', 'Pricing', 'payment'],
      ['school-list', 'Schools', 'school'],
      ['blog', 'Blog', 'book'],
      ['faq', 'Questions', 'question'],
      ['contact', 'Contact', 'person'],
    ],
  ],
  [
    'Small print',
    [
      ['privacy', 'Privacy', 'book'],
      ['terms-and-conditions', 'Terms', 'book'],
      ['child-protection-policy', 'Child protection', 'book'],
      ['user-delete', 'Delete your account', 'person'],
    ],
  ],
];

/** Public pages: the first group is for the head of a page, all of them for its foot. */
export const visitorSections = (rows?: typeof ROUTES): readonly NavigationSection[] => sectionsOf(GROUPS, null, rows);
