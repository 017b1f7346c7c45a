/** What an area says: sentences, and functions that make sentences. The same names in every language. */
export type Texts = { readonly [name: string]: string | ((...facts: never[]) => string) | Texts };
