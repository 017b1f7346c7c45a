import { resolveTxt } from 'node:dns/promises';

/** Reads the TXT records of a domain; empty if there are none. */
export type TxtRecords = (domain: string) => Promise<readonly string[]>;

/** Asks the DNS. A failed query counts as no records. */
export const dnsTxtRecords: TxtRecords = async (domain) => {
  try {
    return (await resolveTxt(domain)).map((parts) => parts.join(''));
  } catch {
    return [];
  }
};

/** The record by which the owner of a domain confirms that a provider may sign its users in. */
export const domainProof = (providerId: string): string => `lectern-sign-on=${providerId}`;
