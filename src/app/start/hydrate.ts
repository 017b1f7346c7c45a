/**
 * Records what the user has done on a page before the application runs: the values of fields, the position of the
 * focus, and the submitted form (`public/appearance.js` holds it back). Returns how to restore all of it in the
 * hydrated page.
 */
export function rememberTyped(root: ParentNode & Node): () => void {
  const sent = [...root.querySelectorAll('form')].findIndex((form) => form.hasAttribute('data-sent'));
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[name]')].filter(({ value }) => value !== '');
  const typed = fields.map(({ name, value }) => ({ name, value }));
  const { activeElement } = root.ownerDocument ?? document;
  const focused =
    activeElement instanceof HTMLElement && root.contains(activeElement) ? selectorOf(activeElement) : null;
  return () => {
    for (const { name, value } of typed) {
      const field = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
      if (field === null) continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (focused !== null) root.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
    if (sent >= 0) queueMicrotask(() => root.querySelectorAll('form')[sent]?.requestSubmit());
  };
}

function selectorOf(element: HTMLElement): string | null {
  const name = element.getAttribute('name');
  const address = element.getAttribute('href');
  if (name !== null) return `[name="${CSS.escape(name)}"]`;
  return address === null ? null : `[href="${CSS.escape(address)}"]`;
}
