/** A figure as the database keeps it, and as the API gives it out. */
export type StoredImage = { readonly digest: string; readonly width: number; readonly height: number };
export type ContentImage = StoredImage & { readonly url: string };

/** Makes the address of a figure for the session that asks. */
export type ImageUrl = (digest: string) => string;

/** The figures of an item version as JSON; without a look at the table where there are none. */
export const imagesJson = (version: string): string => `case when ${version}.figures = '[]' then '[]'::json else (
  select coalesce(json_agg(json_build_object('digest', f.digest, 'width', f.width, 'height', f.height)), '[]')
  from figures f where f.digest in (select jsonb_array_elements_text(${version}.figures))) end`;

/** The same item with addresses in place of mere digests. */
export function withAddresses<T extends { readonly figures: readonly StoredImage[] }>(
  item: T,
  address: ImageUrl,
): Omit<T, 'figures'> & { figures: ContentImage[] } {
  return { ...item, figures: item.figures.map((figure) => ({ ...figure, url: address(figure.digest) })) };
}
