const DOMAIN_MAX_CHARS = 253;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether a text is a domain name with at least two labels, in lower case. */
export function isDomain(text: string): boolean {
  const labels = text.split('.');
  return text.length <= DOMAIN_MAX_CHARS && labels.length > 1 && labels.every((label) => LABEL.test(label));
}

/** The domain of an email address, in lower case; null if it has none. */
export function domainOf(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain =
    at < 1
      ? ''
      : email
          .slice(at + 1)
          .trim()
          .toLowerCase();
  return isDomain(domain) ? domain : null;
}
