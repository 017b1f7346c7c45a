/** The words for a name that is known at run time only. A name that this version doesn’t know is shown as it is. */
export const named = <Name extends string>(words: { readonly [Each in Name]: string }, name: string): string =>
  isKey(words, name) ? words[name] : name;

const isKey = <Name extends string>(words: { readonly [Each in Name]: string }, name: string): name is Name =>
  Object.hasOwn(words, name);
