/** Whether the bytes of an answer have this digest, as `integrity` of an element says it: `sha256-BASE64`. */
export async function hasDigest(response: Response, integrity: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
