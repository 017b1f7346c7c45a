/** KaTeX refuses to work in a quirks-mode document, which the test DOM claims to be; browsers get our doctype. */
export function inStandardsMode(): void {
  Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true });
}
