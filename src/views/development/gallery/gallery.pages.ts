import type { ComponentType } from 'react';

type GalleryPage = {
  /** Last segment of the address. */
  readonly part: string;
  readonly title: string;
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
};

/** Every page of the gallery. */
export const GALLERY_PAGES: readonly GalleryPage[] = [
  { part: 'buttons', title: 'Buttons and icons', load: () => import('./buttons.page.tsx') },
  { part: 'fields', title: 'Fields', load: () => import('./fields.page.tsx') },
  { part: 'forms', title: 'Forms', load: () => import('./forms.page.tsx') },
  { part: 'table', title: 'Data table', load: () => import('./table.page.tsx') },
  { part: 'states', title: 'Loading, empty, failed', load: () => import('./states.page.tsx') },
  { part: 'ways', title: 'Tabs, stepper, popovers', load: () => import('./ways.page.tsx') },
  { part: 'editor', title: 'Rich editor', load: () => import('./editor.page.tsx') },
  { part: 'upload', title: 'Upload', load: () => import('./upload.page.tsx') },
  { part: 'charts', title: 'Charts', load: () => import('./charts.page.tsx') },
  { part: 'media', title: 'Media and shorts', load: () => import('./media.page.tsx') },
  { part: 'sheet', title: 'Printable sheet', load: () => import('./sheet.page.tsx') },
  { part: 'accents', title: 'Subject accents', load: () => import('./accents.page.tsx') },
  { part: 'illustrations', title: 'Illustrations and covers', load: () => import('./illustrations.page.tsx') },
  { part: 'text', title: 'Rich text and mathematics', load: () => import('./text.page.tsx') },
];
