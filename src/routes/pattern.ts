/**
 * A row's path as a pattern for the router: decoded, with a number after a repeated parameter
 * (`/quiz/:id/view-answer/:id` has the parameters `id` and `id2`), so that neither hides the other.
 */
export function pattern(path: string): string {
  const seen = new Map<string, number>();
  return decodeURI(path).replace(/:(\w+)/g, (_, name: string) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? `:${name}` : `:${name}${count}`;
  });
}
