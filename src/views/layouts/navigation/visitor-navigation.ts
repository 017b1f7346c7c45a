import { type NavigationGroup, type NavigationSection, type NavigationTexts, sectionsOf } from './navigation-entry.ts';

/** Public pages. A new page is one row here. */
const GROUPS: readonly NavigationGroup[] = [
  [
    'lectern',
    [
      ['pricing', 'price'],
      ['school-list', 'school'],
      ['blog', 'article'],
      ['faq', 'faq'],
      ['contact', 'contact'],
    ],
  ],
  [
    'legal',
    [
      ['privacy', 'privacy'],
      ['terms-and-conditions', 'terms'],
      ['child-protection-policy', 'protection'],
      ['user-delete', 'removal'],
    ],
  ],
];

/** Public pages: the first group is for the header, all of them for the footer. */
export const visitorSections = (t: NavigationTexts): readonly NavigationSection[] => sectionsOf(GROUPS, null, t);
