/**
 * Loads the page again at the address that the user has chosen: while a navigation is still in progress, the browser's
 * own address is that of the page they are leaving.
 */
export function reloadPage(
  location: Pick<Location, 'pathname' | 'search' | 'reload' | 'assign'>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): void {
  if (pathname === location.pathname && search === location.search) location.reload();
  else location.assign(`${pathname}${search}`);
}
