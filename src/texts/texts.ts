/** An area's texts: strings, and functions that return strings. The same names in every language. */
export type Texts = { readonly [name: string]: string | ((...facts: never[]) => string) | Texts };
