/** An image as stored in the database, and as returned by the API. */
export type StoredImage = { readonly digest: string; readonly width: number; readonly height: number };
export type ContentImage = StoredImage & { readonly url: string };

/** Creates the address of an image for the requesting session. */
export type ImageUrl = (digest: string) => string;

/** The images of a question version as JSON; versions without images don't read the table. */
export const imagesJson = (version: string): string => `case when ${version}.figures = '[]' then '[]'::json else (
  select coalesce(json_agg(json_build_object('digest', f.digest, 'width', f.width, 'height', f.height)), '[]')
  from figures f where f.digest in (select jsonb_array_elements_text(${version}.figures))) end`;

/** The same question with addresses in place of digests. */
export function withAddresses<T extends { readonly images: readonly StoredImage[] }>(
  item: T,
  address: ImageUrl,
): Omit<T, 'images'> & { images: ContentImage[] } {
  return { ...item, images: item.images.map((image) => ({ ...image, url: address(image.digest) })) };
}
