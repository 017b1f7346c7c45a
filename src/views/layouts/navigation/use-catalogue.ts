import { useEffect, useState } from 'react';
import { CatalogueDocument, type CatalogueQuery } from '#api/documents/content/catalogue.generated.ts';
import { useApi } from '#client/app.context.ts';

export type Catalogue =
  | { readonly status: 'unasked' | 'waiting' | 'failed' }
  | { readonly status: 'there'; readonly subjects: CatalogueQuery['subjects'] };

/**
 * Subjects with their topics, requested once, when they are first needed. After a failure the next use requests them
 * again.
 */
export function useCatalogue(isActive: boolean): Catalogue {
  const api = useApi();
  const [catalogue, setCatalogue] = useState<Catalogue>({ status: 'unasked' });
  const isThere = catalogue.status === 'there';
  useEffect(() => {
    if (!isActive || isThere) return;
    let isOver = false;
    const applyCatalogue = (next: Catalogue): void => {
      if (!isOver) setCatalogue(next);
    };
    setCatalogue({ status: 'waiting' });
    api(CatalogueDocument).then(
      ({ subjects }) => applyCatalogue({ status: 'there', subjects }),
      (error: unknown) => {
        console.error('The subjects could not be loaded.', error);
        applyCatalogue({ status: 'failed' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [api, isActive, isThere]);
  return catalogue;
}
