/** Lectern's logo: an open book on a lectern. Inherits colour and size from the surrounding text. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="1.3em"
      height="1.3em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3.5 7.8c4.3-1.6 8.6-1.2 12.5 1.4 3.9-2.6 8.2-3 12.5-1.4v12.7c-4.3-1.6-8.6-1.2-12.5 1.4-3.9-2.6-8.2-3-12.5-1.4z" />
      <path d="M16 9.4v18.2M10.5 28h11" />
    </svg>
  );
}
