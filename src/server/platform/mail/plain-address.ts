/**
 * Whether a text is a single plain address: no display name, list, group, comment or quoted part, in which mail
 * programs and servers could find other recipients, and no control character, which could break out of the header.
 */
export const isPlainAddress = (text: string): boolean =>
  /^[^\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>()[\],;:"\\@]+@[^\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>()[\],;:"\\@]+$/u.test(text);
