import { useRevalidator } from 'react-router';
import { OwnAccountDocument, type OwnAccountQuery } from '#api/documents/users/own-account.generated.ts';
import { useToast } from '#client/app.context.ts';
import type { ViewLoaderArgs } from '#client/view.context.ts';

/** For every account screen: they share most of the data. */
export const loadAccount = ({ api }: ViewLoaderArgs): Promise<OwnAccountQuery> => api(OwnAccountDocument);

export type AccountData = { readonly data: OwnAccountQuery };

/** Confirms that something was done, and loads the account again. */
export function useDone(): (message: string) => Promise<void> {
  const raise = useToast();
  const { revalidate } = useRevalidator();
  return async (message) => {
    raise({ message, color: 'positive' });
    await revalidate();
  };
}
