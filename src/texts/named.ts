/** The text for a name that is only known at run time. An unknown name is shown unchanged. */
export const named = <Name extends string>(words: { readonly [Each in Name]: string }, name: string): string =>
  isKey(words, name) ? words[name] : name;

const isKey = <Name extends string>(words: { readonly [Each in Name]: string }, name: string): name is Name =>
  Object.hasOwn(words, name);
