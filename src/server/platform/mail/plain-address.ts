/**
 * Whether a text is one address and nothing else: no display name, list, group, comment or quoted part, in which mail
 * programs and servers would find other recipients, and no control character, by which it could leave its header.
 */
export const isPlainAddress = (text: string): boolean =>
  /^[^\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>()[\],;:"\\@]+@[^\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>()[\],;:"\\@]+$/u.test(text);
