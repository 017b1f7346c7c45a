/** Providers that ignore dots before the `@`, with the domain that is used for comparison. */
const DOTLESS_DOMAINS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * An address in a form in which spellings that reach the same mailbox are equal: letter case, compatible Unicode
 * characters, what follows a plus sign, and dots at Gmail. It detects one user who pretends to be two. It never
 * identifies an account: on some mail servers these spellings are different mailboxes.
 */
export function normalisedEmail(email: string): string {
  // Lower case can undo the normalisation of single characters.
  const folded = email.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
  const at = folded.lastIndexOf('@');
  if (at < 0) return folded;
  const [local, domain] = [folded.slice(0, at), folded.slice(at + 1)];
  const untagged = local.replace(/(?<=.)\+.*$/s, '');
  const dotless = DOTLESS_DOMAINS.get(domain);
  return dotless === undefined ? `${untagged}@${domain}` : `${untagged.replaceAll('.', '')}@${dotless}`;
}

/** Whether two addresses are likely to reach the same mailbox. */
export const isSameMailbox = (first: string, second: string): boolean =>
  normalisedEmail(first) === normalisedEmail(second);
