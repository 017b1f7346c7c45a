const PATHS = {
  home: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
  exam: 'M7 3.5h7.5L19 8v11.5a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM14 3.8V8.5h4.7M9 13h6M9 16.5h4',
  classroom: 'M4 5h16v10.5H4zM12 15.5V20M8.5 20h7M8 9h5M8 12h3',
  assignment:
    'M8 5H6a1 1 0 0 0-1 1v13.5a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1h-2M9 3.5h6v3H9zM8.5 13.5l2.5 2.5 4.5-5',
  analysis: 'M4.5 4v15.5H20M8.5 15.5v-3M12.5 15.5V8M16.5 15.5v-5',
  dashboard: 'M4 4.5h7v7H4zM14 4.5h6v4h-6zM14 11.5h6v8h-6zM4 14.5h7v5H4z',
  person: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-3.6 3.9-5.2 7.5-5.2s6.5 1.6 7.5 5.2',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.8v1.7M12 19.5v1.7M2.8 12h1.7M19.5 12h1.7M5.5 5.5l1.2 1.2M17.3 17.3l1.2 1.2M18.5 5.5l-1.2 1.2M6.7 17.3l-1.2 1.2',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
} as const;

export type IconName = keyof typeof PATHS;

/** A small line drawing beside words that say the same; it is nothing to a screen reader. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
