import { Button, DropdownMenu } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SessionUser } from '#domain/entities/user.schema.ts';
import { useTexts } from '#texts/current-language.ts';
import { messagesTexts } from '#texts/messages.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { chooseAppearance, isAppearanceChoice, useAppearanceChoice } from '#ui/theme/appearance.ts';
import { useSignOut } from '../auth/use-sign-out.ts';
import { MESSAGES_KEY, messagesKey, useMessages, useMessagesKey } from '../messages/use-messages.tsx';
import { APPEARANCE_NAMES } from './appearance-names.ts';
import styles from './member.module.css';
import type { NavigationEntry } from './navigation-entry.ts';

type Props = { readonly user: SessionUser; readonly entries: readonly NavigationEntry[] };

/** Who is signed in, what concerns the account, the lamp, past messages, and the way out. It opens within the landmark it stands in. */
export function AccountMenu({ user, entries }: Props) {
  const t = useTexts(messagesTexts);
  const signOut = useSignOut();
  const showMessages = useMessages();
  useMessagesKey(showMessages);
  const key = messagesKey();
  const choice = useAppearanceChoice();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div ref={setPlace}>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger>
          <Button variant="ghost" color="gray" size="3" aria-label={`Account of ${user.name}`}>
            <Icon name="person" />
            <span className={styles.accountName}>{user.name}</span>
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" variant="soft" container={place}>
          <DropdownMenu.Label className={styles.email}>{user.email}</DropdownMenu.Label>
          {entries.map(({ id, path, label }) => (
            <DropdownMenu.Item key={id} asChild>
              <Link to={path}>{label}</Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Item
            {...(key === null ? {} : { shortcut: key })}
            aria-label={t.title}
            aria-keyshortcuts={MESSAGES_KEY}
            onSelect={showMessages}
          >
            {t.title}
          </DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.RadioGroup
            value={choice}
            onValueChange={(value) => isAppearanceChoice(value) && chooseAppearance(value)}
          >
            {APPEARANCE_NAMES.map(([value, name]) => (
              <DropdownMenu.RadioItem key={value} value={value}>
                {name}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator />
          <DropdownMenu.Item onSelect={signOut}>Sign out</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  );
}
