import { useEffect, useState } from 'react';
import {
  FollowUnreadNotificationsDocument,
  UnreadNotificationsDocument,
} from '#api/documents/users/notification.generated.ts';
import { useApi } from '../app.context.ts';
import { useLive } from '../use-live.ts';

/** How many notifications the viewer has not read, followed while the page is visible; null until that is known. */
export function useUnreadNotifications(): number | null {
  const api = useApi();
  const live = useLive();
  const [unread, setUnread] = useState<number | null>(null);
  useEffect(() => {
    const onUpdate = (answer: { readonly unreadNotifications: number }): void => setUnread(answer.unreadNotifications);
    const refetch = async (): Promise<void> => onUpdate(await api(UnreadNotificationsDocument, undefined, true));
    return live(FollowUnreadNotificationsDocument, {}, { refetch, onUpdate });
  }, [api, live]);
  return unread;
}
