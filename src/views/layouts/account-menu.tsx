import { Button, DropdownMenu } from '@radix-ui/themes';
import { lazy, Suspense } from 'react';
import { useApp, useAuth } from '#actors/app.context.ts';
import { useDialog } from '#actors/dialog/use-dialog.ts';
import type { SessionUser } from '#domain/entities/user.schema.ts';
import { href } from '#routes/href.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { chooseAppearance, useAppearance } from '#ui/theme/appearance.ts';
import styles from './member.module.css';

const MessageList = lazy(() => import('../messages/message-list.part.tsx'));

/** Who is signed in, the lamp, and the way out. */
export function AccountMenu({ user }: { readonly user: SessionUser }) {
  const { signOut } = useAuth();
  const { navigate } = useApp();
  const dialog = useDialog();
  const showMessages = (): void => {
    const text = (
      <Suspense fallback="…">
        <MessageList />
      </Suspense>
    );
    void dialog.open({ title: 'Messages', text, confirmLabel: 'Done', cancelLabel: null });
  };
  const isDark = useAppearance() === 'dark';
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <Button variant="ghost" color="gray" size="3" aria-label={`Account of ${user.name}`}>
          <Icon name="person" />
          <span className={styles.accountName}>{user.name}</span>
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" variant="soft">
        <DropdownMenu.Label>{user.email}</DropdownMenu.Label>
        <DropdownMenu.Item onSelect={() => chooseAppearance(isDark ? 'light' : 'dark')}>
          {isDark ? 'Light page' : 'Dark page'}
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => navigate(href('set-pin'))}>
          {user.pin === 'none' ? 'Set a PIN' : 'Change the PIN'}
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={showMessages}>Messages</DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={signOut}>Sign out</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
