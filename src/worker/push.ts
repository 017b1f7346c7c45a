import { addressOf, readPush } from './push.rule.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows what the server sends to this device, and opens what it is about. */
export function showPushes(): void {
  self.addEventListener('push', (event) => {
    const { title, path, tag } = readPush(event.data?.text() ?? '');
    event.waitUntil(
      self.registration.showNotification(title, { tag, icon: '/favicon.svg', badge: '/favicon.svg', data: { path } }),
    );
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const data: unknown = event.notification.data;
    const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
    event.waitUntil(openWindow(addressOf(path, self.location.origin)));
  });
}

/** Focuses the window that shows the address. Others are left alone, because they may have unsaved work. */
async function openWindow(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === address);
  await (shown === undefined ? self.clients.openWindow(address) : shown.focus());
}
