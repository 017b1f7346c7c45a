import { type NavigationGroup, type NavigationSection, type NavigationTexts, sectionsOf } from './navigation-entry.ts';

/** Public pages. A new page is one row here. */
const GROUPS: readonly NavigationGroup[] = [
  [
    'lectern',
    [
      ['pricing', 'payment'],
      ['school-list', 'school'],
      ['blog', 'book'],
      ['faq', 'question'],
      ['contact', 'person'],
    ],
  ],
  [
    'legal',
    [
      ['privacy', 'book'],
      ['terms-and-conditions', 'book'],
      ['child-protection-policy', 'book'],
      ['user-delete', 'person'],
    ],
  ],
];

/** Public pages: the first group is for the header, all of them for the footer. */
export const visitorSections = (t: NavigationTexts): readonly NavigationSection[] => sectionsOf(GROUPS, null, t);
